const siteAddress = /^(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i;

/**
 * A project's title without a trailing site address in parentheses (section 3):
 * 'Shop (www.shop.com)' → 'Shop'; '(iOS)' and '(2024)' stay.
 */
export function stripSiteAddress(title: string): string {
  const text = title.trimEnd();
  const start = text.lastIndexOf('(');
  if (start < 0 || !text.endsWith(')')) return title;
  if (!siteAddress.test(text.slice(start + 1, -1).trim())) return title;
  return text.slice(0, start).trimEnd() || title;
}

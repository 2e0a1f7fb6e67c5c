const siteAddress = /\s*\(\s*(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)\s*\)\s*$/i;

/**
 * A project's title without a trailing site address in parentheses (section 3):
 * 'Shop (www.shop.com)' → 'Shop'; '(iOS)' and '(2024)' stay.
 */
export function stripSiteAddress(title: string): string {
  return title.replace(siteAddress, '') || title;
}

/** The site's public address without a trailing slash; null when the build was given none. */
export const siteUrl = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || null;

/** An address in full, for those who read it outside the site; null when that cannot be told. */
export function absoluteUrl(address: string): string | null {
  if (URL.canParse(address)) return address;
  return siteUrl && new URL(address, `${siteUrl}/`).href;
}

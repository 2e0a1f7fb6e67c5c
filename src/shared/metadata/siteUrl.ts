/** The site's public url without a trailing slash; null when the build was given none. */
export const siteUrl = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || null;

/** An url in full, for those who read it outside the site; null when that cannot be told. */
export function absoluteUrl(url: string): string | null {
  if (URL.canParse(url)) return url;
  return siteUrl && new URL(url, `${siteUrl}/`).href;
}

import { parseUrl } from '#shared/lib/safeUrl.ts';

/** Public origin without a trailing slash; null when not configured. */
export const siteUrl = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || null;

/** Absolute URL of a path; null without the site URL. */
export function absoluteUrl(url: string): string | null {
  if (parseUrl(url)) return url;
  return siteUrl && new URL(url, `${siteUrl}/`).href;
}

import { allowedUrlSchemes } from '#contract/generated/contentPolicy.ts';
import { isSamePage } from './pathname.ts';

export type UrlKind = keyof typeof allowedUrlSchemes;

/** A URL; null for an invalid text. The oldest supported browsers lack `URL.parse` and `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Two bases: a relative URL resolves differently against them, an absolute URL does not. */
const bases = ['http://one.invalid', 'https://two.invalid'] as const;

const siteOrigin = () =>
  import.meta.env.SSR ? parseUrl(import.meta.env.VITE_SITE_URL ?? '')?.origin : location.origin;

/**
 * Returns a URL from the backend if it is safe, else null. Allowed are the contract's schemes for links and media, and
 * paths on this site. Rejected are scheme-relative forms (`//host`, `/\host`, `https:host`) and credentials, and links
 * that lead to no other place: in the HTML of the page at the path `page` they may lead to any other page, elsewhere
 * only to another site.
 */
export function safeUrl(
  value: string | null | undefined,
  kind: UrlKind,
  page?: string,
): string | null {
  const url = value?.trim();
  const [one, two] = bases.map((base) => parseUrl(url ?? '', base + (page ?? '')));
  if (!url || !one || !two || one.username || one.password) return null;
  // Browsers disagree about spaces in hosts, and prerendered HTML must be the same for all.
  if (one.hostname.includes('%')) return null;
  const isAbsolute = one.href === two.href;
  const isSafe = isAbsolute
    ? allowedUrlSchemes[kind].includes(one.protocol.slice(0, -1))
    : one.origin === bases[0] && two.origin === bases[1];
  const staysHere =
    (!isAbsolute || one.origin === siteOrigin()) &&
    (page === undefined || isSamePage(one.pathname, page));
  if (!isSafe || (kind === 'link' && staysHere)) return null;
  return isAbsolute ? one.href : url;
}

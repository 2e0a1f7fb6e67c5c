import { allowedUrlSchemes } from '#contract/generated/contentPolicy.ts';

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

/**
 * Returns a URL from the backend if it is safe, else null. Allowed are the contract's schemes for links and media, and
 * paths on this site. Rejected are scheme-relative forms (`//host`, `/\host`, `https:host`) and credentials.
 */
export function safeUrl(value: string | null | undefined, kind: UrlKind): string | null {
  const url = value?.trim();
  const [one, two] = bases.map((base) => parseUrl(url ?? '', base));
  if (!url || !one || !two || one.username || one.password) return null;
  // Browsers disagree about spaces in hosts, and prerendered HTML must be the same for all.
  if (one.hostname.includes('%')) return null;
  if (one.href === two.href) {
    return allowedUrlSchemes[kind].includes(one.protocol.slice(0, -1)) ? one.href : null;
  }
  return one.origin === bases[0] && two.origin === bases[1] ? url : null;
}

import { allowedUrlSchemes } from '#contract/generated/contentPolicy.ts';

/** What a URL from the backend is used for. */
export type UrlKind = keyof typeof allowedUrlSchemes;

/** Two bases that an url could stand in. Where it leads is its own doing only if it is the same from both. */
const bases = ['http://one.invalid', 'https://two.invalid'] as const;

function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * An url from the backend that is safe to use, as a browser reads it; else null. The contract lists the
 * schemes of links and of media. Refused besides: what leaves the site without naming a scheme
 * (`//host`, `/\host`, `https:host`, whatever stands hidden within), and names and passwords before a host.
 */
export function safeUrl(value: string | null | undefined, kind: UrlKind): string | null {
  const url = value?.trim();
  const [one, two] = url ? bases.map((base) => parse(url, base)) : [];
  if (!url || !one || !two || one.username || one.password) return null;
  // Some browsers let a host hold a space, others refuse it; HTML made in advance has to be the same for all.
  if (one.hostname.includes('%')) return null;
  if (one.href === two.href) {
    return allowedUrlSchemes[kind].includes(one.protocol.slice(0, -1)) ? one.href : null;
  }
  return one.origin === bases[0] && two.origin === bases[1] ? url : null;
}

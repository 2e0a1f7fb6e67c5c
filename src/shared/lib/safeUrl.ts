import { allowedUrlSchemes } from '#contract/generated/contentPolicy.ts';

/** What a URL from the backend is used for. */
export type UrlKind = keyof typeof allowedUrlSchemes;

/** Two places that an address could stand in. Where it leads is its own doing only if it is the same from both. */
const places = ['http://one.invalid', 'https://two.invalid'] as const;

function parse(address: string, place: string): URL | null {
  try {
    return new URL(address, place);
  } catch {
    return null;
  }
}

/**
 * An address from the backend that is safe to use, as a browser reads it; else null. The contract lists the
 * schemes of links and of media. Refused besides: what leaves the site without naming a scheme
 * (`//host`, `/\host`, `https:host`, whatever stands hidden within), and names and passwords before a host.
 */
export function safeUrl(value: string | null | undefined, kind: UrlKind): string | null {
  const address = value?.trim();
  const [one, two] = address ? places.map((place) => parse(address, place)) : [];
  if (!address || !one || !two || one.username || one.password) return null;
  // Some browsers let a host hold a space, others refuse it; HTML made in advance has to be the same for all.
  if (one.hostname.includes('%')) return null;
  if (one.href === two.href) {
    return allowedUrlSchemes[kind].includes(one.protocol.slice(0, -1)) ? one.href : null;
  }
  return one.origin === places[0] && two.origin === places[1] ? address : null;
}

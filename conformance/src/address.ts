/** Resolves URLs in responses. */
import { allowedUrlSchemes } from '../../openapi/generated/contentPolicy.ts';

/** A path on the backend, or an absolute URL. */
export type Address = { path: string } | { url: URL };

/** Two bases: a relative URL resolves differently against them, an absolute URL does not. */
const bases = ['http://one.invalid', 'https://two.invalid'] as const;

/**
 * The address of a media URL; the website's own origin counts as the backend. Null for a URL that the website does not
 * load: relative to the page or to the scheme, with a scheme that the contract does not allow, or with a user.
 */
export function findAddress(text: string, site: string | null): Address | null {
  if (!bases.every((base) => URL.canParse(text, base))) return null;
  const [one, two] = [new URL(text, bases[0]), new URL(text, bases[1])];
  if (one.username || one.password) return null;
  const path = one.pathname + one.search;
  if (one.href !== two.href) {
    return text.startsWith('/') && one.origin === bases[0] ? { path } : null;
  }
  if (!allowedUrlSchemes.media.includes(one.protocol.slice(0, -1))) return null;
  return one.origin === site ? { path } : { url: one };
}

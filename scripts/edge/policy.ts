/** Security headers of every answer. One source for nginx, other static hosts and the preview server. */
import type { Area } from './areas.ts';

/** Hashes of what the built pages have inlined, as `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** What the policy depends on besides the area. */
export type PolicySources = {
  inline: InlineHashes;
  /** Origins other than the site's own that pictures and films come from. */
  contentOrigins: readonly string[];
  /** Address that browsers report violations to, or null. */
  reportTo: string | null;
  /** Whether visitors reach the site over TLS, and whether that binds its subdomains as well. */
  tls: boolean | 'subdomains';
};

/** Origins that the card provider names for its script, its frames and its calls. */
const provider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function pagePolicy(paying: boolean, { inline, contentOrigins, reportTo }: PolicySources): string {
  const quote = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quote(inline.scripts), ...(paying ? provider.scripts : [])],
    'style-src': ["'self'", ...quote(inline.styles)],
    'img-src': ["'self'", ...contentOrigins],
    'media-src': ["'self'", ...contentOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(paying ? provider.calls : [])],
    'manifest-src': ["'self'"],
    'frame-src': paying ? provider.frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', ...(paying ? ['default'] : [])],
    ...(reportTo && { 'report-uri': [reportTo] }),
  });
}

/** Value of Content-Security-Policy in an area. */
export function contentPolicy(area: Area, sources: PolicySources): string {
  if (area === 'page' || area === 'payment') return pagePolicy(area === 'payment', sources);
  // A browser's PDF viewer counts as a plug-in, which `default-src 'none'` may keep from showing the document.
  if (area === 'asset' || area === 'download') return join({ 'frame-ancestors': ["'none'"] });
  // A document from a backend (an uploaded SVG, say) must not run anything under the site's origin.
  return join({ sandbox: [], 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

const deniedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
];

function permissions(area: Area): string {
  const payment = area === 'payment' ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [...deniedFeatures.map((feature) => `${feature}=()`), payment].join(', ');
}

/** Every security header of an area, whatever the status. */
export function securityHeaders(area: Area, sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(area, sources),
    'Cross-Origin-Opener-Policy': area === 'payment' ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions(area),
    // The card provider's way back has a secret in its address, which must not travel on with every picture.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(sources.tls && {
      'Strict-Transport-Security': `max-age=31536000${sources.tls === true ? '' : '; includeSubDomains'}`,
    }),
  };
}

/** How long a file may be kept. Hashed assets never change; an answer other than success is never kept. */
export const assetCaching = 'public, max-age=31536000, immutable';
/** Kept, but asked for again before each use. */
export const pageCaching = 'no-cache';
/** For answers of a backend that says nothing itself, and for missing files. */
export const noCaching = 'no-store';

/** Cache-Control of an answer; null where the backend's own stands. */
export function caching(area: Area, status: number, fromBackend: string | null): string | null {
  if (area === 'data') return fromBackend === null ? noCaching : null;
  if (area !== 'asset') return pageCaching;
  return [200, 206, 304].includes(status) ? assetCaching : noCaching;
}

/** Cookies that end the session: that of the session itself, and the token that goes with its writes. */
export function endedCookies(secure: boolean): [session: string, token: string] {
  const end = `${secure ? '; Secure' : ''}; SameSite=Lax`;
  return [`sessionid=; Path=/; Max-Age=0; HttpOnly${end}`, `csrftoken=; Path=/; Max-Age=0${end}`];
}

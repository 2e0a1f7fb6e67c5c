/** Security headers, for nginx, other static hosts and the preview server. */
import { credentials, csrf } from '#contract/generated/calls.ts';
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';

/**
 * Parts of the site with the same headers and caching; in nginx, locations. `payment` are pages with the checkout,
 * `data` are responses of the backends.
 */
export const areas = ['page', 'payment', 'asset', 'download', 'data'] as const;
export type Area = (typeof areas)[number];

/** Area of the path of a normalized target. */
export function areaOf(path: string): Area {
  const [, first] = /^\/(assets|downloads|api|edge|hrms|media)\//.exec(path) ?? [];
  if (first === 'assets') return 'asset';
  if (first === 'downloads') return 'download';
  if (first) return 'data';
  return isPaymentPage(path) ? 'payment' : 'page';
}

/** Values that the headers depend on besides the area. */
export type PolicySources = {
  /** The site's origin. */
  origin: string;
  /** Hashes of inline code in the built pages, as `sha256-…`. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
  /** Other origins of images and videos. */
  contentOrigins: readonly string[];
  /** URL that browsers report violations to, or null. */
  reportTo: string | null;
  /** Whether the site uses TLS, and whether its subdomains must too. */
  tls: boolean | 'subdomains';
};

/** The card provider's origins, from its documentation. */
const provider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

function contentPolicy(area: Area, sources: PolicySources): string {
  const { origin, inline, contentOrigins, reportTo } = sources;
  // `default-src 'none'` may block a browser's PDF viewer.
  if (area === 'asset' || area === 'download') return "frame-ancestors 'none'";
  // A document from a backend, such as an uploaded SVG, must not run scripts on the site's origin.
  if (area === 'data') return "sandbox; default-src 'none'; frame-ancestors 'none'";
  const paying = area === 'payment';
  // `'self'` cannot have a path and would include responses of backends below /media/ and /api/.
  const code = `${origin}/assets/`;
  const quote = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [code, ...quote(inline.scripts), ...(paying ? provider.scripts : [])],
    'style-src': [code, ...quote(inline.styles)],
    'worker-src': ["'none'"],
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
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const deniedFeatures =
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection magnetometer
  microphone midi screen-wake-lock serial usb xr-spatial-tracking`.split(/\s+/);

function permissions(area: Area): string {
  const payment = area === 'payment' ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [...deniedFeatures.map((feature) => `${feature}=()`), payment].join(', ');
}

/** All security headers of an area, for any status. */
export function securityHeaders(area: Area, sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(area, sources),
    'Cross-Origin-Opener-Policy': area === 'payment' ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions(area),
    // The return URL of a payment contains a secret, which must not be in the Referer of image requests.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(sources.tls && {
      'Strict-Transport-Security': `max-age=31536000${sources.tls === true ? '' : '; includeSubDomains'}`,
    }),
  };
}

/** Hashed assets never change. */
export const assetCaching = 'public, max-age=31536000, immutable';
/** Pages are stored, but revalidated before each use. */
export const pageCaching = 'no-cache';
/** Caching of missing files, and of a backend's responses without Cache-Control. */
export const noCaching = 'no-store';

/** `Set-Cookie` values that delete the session cookie and the CSRF token. */
export function endedCookies(secure: boolean): [session: string, token: string] {
  const end = `${secure ? '; Secure' : ''}; SameSite=Lax`;
  const session = `${credentials.careersSession.name}=; Path=/; Max-Age=0; HttpOnly${end}`;
  return [session, `${csrf.cookie}=; Path=/; Max-Age=0${end}`];
}

/** The content security policy. The other security headers are in deploy/nginx/server.conf. */
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';

/** Parts of the site with a policy of their own: `payment` are pages with the checkout, `data` the backends' responses. */
export const areas = ['page', 'payment', 'asset', 'download', 'data'] as const;
export type Area = (typeof areas)[number];

/** Area of a path. */
export function areaOf(path: string): Area {
  const [, first] = /^\/(assets|downloads|api|edge|hrms|media)\//.exec(path) ?? [];
  if (first === 'assets') return 'asset';
  if (first === 'downloads') return 'download';
  if (first) return 'data';
  return isPaymentPage(path) ? 'payment' : 'page';
}

/** What the policy depends on: the site's origin, hashes of inline code (`sha256-…`), other origins of images and videos. */
export type PolicySources = {
  origin: string;
  inline: { scripts: readonly string[]; styles: readonly string[] };
  media: string;
};

/** The card provider's origins, from its documentation. */
const provider = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
};

/** The value of `Content-Security-Policy` for an area. */
export function contentPolicy(area: Area, { origin, inline, media }: PolicySources): string {
  // `default-src 'none'` may block a browser's PDF viewer.
  if (area === 'asset' || area === 'download') return "frame-ancestors 'none'";
  // A document from a backend, such as an uploaded SVG, must not run scripts on the site's origin.
  if (area === 'data') return "sandbox; default-src 'none'; frame-ancestors 'none'";
  const paying = area === 'payment';
  // `'self'` cannot have a path and would include responses of backends below /media/ and /api/.
  const code = `${origin}/assets/`;
  const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src ${code}${quote(inline.scripts)}${paying ? ` ${provider.scripts}` : ''}`,
    `style-src ${code}${quote(inline.styles)}`,
    "worker-src 'none'",
    `img-src 'self' ${media}`.trimEnd(),
    `media-src 'self' ${media}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self'${paying ? ` ${provider.calls}` : ''}`,
    "manifest-src 'self'",
    `frame-src ${paying ? provider.frames : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify${paying ? ' default' : ''}`,
  ].join('; ');
}

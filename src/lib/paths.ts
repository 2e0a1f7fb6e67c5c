/** Every address of the site (section 2, "Route table"): plain data, for the router, for prerendering and for the edge. */

/** Addresses of one page each, by the frame around it. Pages with plan cards carry the payment modal. */
const fixed = {
  home: ['/'],
  company: [
    '/services',
    '/portfolio',
    '/case-studies',
    '/about-us',
    '/contact-us',
    '/privacy_policy',
    '/subscription',
    '/combinedcomponent',
    '/login',
  ],
  plans: ['/humanresource', '/scrapper', '/pricing'],
  careers: ['/careers'],
} as const;

/** Addresses of a page for each item, which the last part names. */
const detailed = {
  company: [
    '/services-details/:id',
    '/project-details/:id',
    '/case-studies/:id',
    '/game-details/:id',
    '/team-details/:id',
    '/blog-single/:id',
    '/blog-single-sidebar/:id',
  ],
  careers: ['/job-details/:slug'],
} as const;

/** Address of one page. */
export type FixedPath = (typeof fixed)[keyof typeof fixed][number];

/** Pattern of the addresses of a page for each item. */
export type DetailPath = (typeof detailed)[keyof typeof detailed][number];

/** Address or pattern of a page. */
export type PagePath = FixedPath | DetailPath;

/** Frames of the pages. */
export type Frame = keyof typeof fixed;

/** The pages of each frame. */
export const pathsByFrame: Record<Frame, readonly PagePath[]> = {
  ...fixed,
  company: [...fixed.company, ...detailed.company],
  careers: [...fixed.careers, ...detailed.careers],
};

/** Addresses of one page each. */
export const fixedPaths: readonly FixedPath[] = Object.values(fixed).flat();

/** Patterns of the addresses of a page for each item. */
export const detailPaths: readonly DetailPath[] = Object.values(detailed).flat();

/** Addresses that lead elsewhere. `/product` leads to a placeholder anchor. */
export const redirects = {
  '/services-details': '/services-details/1',
  '/project-details': '/project-details/1',
  '/game-details': '/game-details/1',
  '/team-details': '/team-details/1',
  '/product': '/#',
} as const;

/** Second addresses of a page, with the one that search engines are to keep. */
const aliases: Partial<Record<string, FixedPath | '/blog-single'>> = {
  '/combinedcomponent': '/subscription',
  '/blog-single-sidebar': '/blog-single',
};

/** A pathname without a trailing slash, which never makes a difference. */
export function barePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The one pathname of a page that search engines are to keep: '/blog-single-sidebar/3/' → '/blog-single/3'. */
export function canonicalPath(pathname: string): string {
  const bare = barePath(pathname);
  const [first = ''] = /^\/[^/]*/.exec(bare) ?? [];
  return (aliases[first] ?? first) + bare.slice(first.length);
}

/** Pathnames of the same page. */

/** Second pathnames of a page, with the one that search engines are to keep. */
const aliases: Partial<Record<string, string>> = {
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

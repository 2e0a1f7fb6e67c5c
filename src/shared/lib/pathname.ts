const aliases: Partial<Record<string, string>> = {
  '/combinedcomponent': '/subscription',
  '/blog-single-sidebar': '/blog-single',
};

export function barePath(pathname: string): string {
  // The lookbehind keeps the time linear: a search starts only at the first of many slashes.
  return pathname.replace(/(?<!\/)\/+$/, '') || '/';
}

/** '/blog-single-sidebar/3/' → '/blog-single/3'. */
export function canonicalPath(pathname: string): string {
  const bare = barePath(pathname);
  const [first = ''] = /^\/[^/]*/.exec(bare) ?? [];
  return (aliases[first] ?? first) + bare.slice(first.length);
}

/** Whether two paths are the same page: a trailing slash makes no difference, and queries are not part of a path. */
export const isSamePage = (a: string, b: string): boolean => barePath(a) === barePath(b);

/** Whether the URL still has the path of a rendered page. Navigations render as transitions, so the page may stay longer. */
export const isCurrentPage = (pathname: string) => isSamePage(window.location.pathname, pathname);

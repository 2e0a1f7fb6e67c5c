/** Which file, or which redirect, answers an address of the site itself. The rules are those of `deploy/nginx/site.conf`. */
import path from 'node:path';
import { redirects } from '../../../src/routes.ts';
import { barePath } from '../../../src/shared/lib/pathname.ts';
import { type BuiltSite, knownPatterns } from '../site.ts';

/** A file of the build with the status to send it with, a redirect, or nothing at all. */
export type Resolution =
  | { status: 200 | 404; file: string }
  | { status: 301 | 302; location: string }
  | { status: 404; file: null };

const known = new RegExp(`^(${knownPatterns.join('|')})/?$`);

function redirectOf(pathname: string, query: string): Resolution | null {
  const index = /^(.*\/)index[.]html$/.exec(pathname);
  if (index) return { status: 301, location: `${index[1]}${query}` };
  const found = Object.entries(redirects).find(([from]) => from === barePath(pathname));
  if (!found) return null;
  const [target = '/', fragment] = found[1].split('#', 2);
  const end = fragment === undefined ? '' : `#${fragment}`;
  return { status: 302, location: `${target}${query}${end}` };
}

/** `pathname` is decoded and without `//` or `..`; `query` begins with `?` or is empty. */
export function resolvePage(site: BuiltSite, pathname: string, query: string): Resolution {
  const { files, shell, notFound } = site;
  const missing: Resolution = { status: 404, file: notFound };
  if (pathname === `/${shell}` || pathname === `/${notFound}`) return missing;
  const redirect = redirectOf(pathname, query);
  if (redirect) return redirect;
  const name = pathname.slice(1);
  const page = path.posix.join(name, 'index.html');
  if (/^\/(assets|downloads)\//.test(pathname)) {
    return files.has(name) ? { status: 200, file: name } : { status: 404, file: null };
  }
  if (files.has(name)) return { status: 200, file: name };
  if (files.has(page)) return { status: 200, file: page };
  return known.test(pathname) ? { status: 200, file: shell } : missing;
}

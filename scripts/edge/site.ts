/** A built site as the edge serves it. */
import path from 'node:path';
import { detailPaths, fixedPaths, redirects } from '../../src/routes.ts';
import { isPaymentPage, paymentPages } from '../../src/shared/lib/paymentPages.ts';
import { listFiles } from './files.ts';
import { type PagesSummary, readPages } from './readPages.ts';

/** `shell` is the file for pages that were not prerendered, `notFound` the file for unknown paths. */
export type BuiltSite = PagesSummary & {
  folder: string;
  files: ReadonlySet<string>;
  shell: string;
  notFound: string;
};

/** Reads a build. Throws if there is none. Without prerendering, `index.html` is the shell. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const names = await listFiles(folder).catch(() => []);
  const files = new Set(names);
  if (!files.has('index.html')) {
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  }
  const shell = files.has('shell.html') ? 'shell.html' : 'index.html';
  const notFound = files.has('404.html') ? '404.html' : shell;
  const pages = names.filter((name) => name.endsWith('.html'));
  const summary = await readPages(pages.map((name) => path.join(folder, name)));
  return { ...summary, folder: path.resolve(folder), files, shell, notFound };
}

/** Patterns of the site's paths, without trailing slash. */
export const pagePatterns = {
  payment: paymentPages,
  page: [
    ...fixedPaths.filter((each) => !isPaymentPage(each)).map((each) => each.replace(/^\/$/, '')),
    ...detailPaths.map((each) => each.replace(/:\w+/, '[^/]+')),
  ],
} as const;

/** Redirects of the site, from path to target. */
export const moved: ReadonlyMap<string, string> = new Map([
  ...Object.entries(redirects).flatMap(([from, to]) => [
    [from, to] as const,
    [`${from}/`, to] as const,
  ]),
  ...fixedPaths.map((each) => [path.posix.join(each, 'index.html'), each] as const),
]);

const pages = new RegExp(`^(${Object.values(pagePatterns).flat().join('|')})/?$`);

/** Name of the file for the path of a normalized target, or null. */
export function fileFor({ files, shell }: BuiltSite, target: string): string | null {
  const name = decodeURIComponent(target.slice(1));
  if (!pages.test(target)) return files.has(name) && !name.endsWith('.html') ? name : null;
  const page = path.posix.join(name, 'index.html');
  return files.has(page) ? page : shell;
}

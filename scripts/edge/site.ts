/** A built site as the edge serves it: its folder, the files that stand in for others, and what its pages inline. */
import path from 'node:path';
import { detailPaths, fixedPaths } from '../../src/routes.ts';
import { listFiles } from './files.ts';
import { type PagesSummary, readPages } from './readPages.ts';

/** `shell` stands in for a page that was not prerendered, `notFound` for one that does not exist. Both are file names. */
export type BuiltSite = PagesSummary & {
  folder: string;
  files: ReadonlySet<string>;
  shell: string;
  notFound: string;
};

/** Reads a build. Throws a sentence when there is none. A build that was not prerendered is its own shell. */
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

/** Patterns of the addresses that have a page, without leading `^` and trailing slash. */
export const knownPatterns = [
  ...fixedPaths.filter((each) => each !== '/'),
  ...detailPaths.map((each) => each.replace(/:\w+/, '[^/]+')),
];

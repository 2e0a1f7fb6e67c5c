/** A prerendering run: from the build and the backend's content to the HTML of every page. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../conformance/src/inParallel.ts';
import { detailPaths } from '../../src/routes.ts';
import { canonicalPath } from '../../src/shared/lib/pathname.ts';
import { listFiles } from '../edge/files.ts';
import { Content, type ContentOptions } from './content.ts';
import { createPageMaker } from './makePage.ts';
import { listPages, type Page } from './pages.ts';
import { createSitemap } from './sitemap.ts';

/** Options of a run: the build in `site`, its intermediate files in `work`, and a listener to warnings. */
export type RunOptions = ContentOptions & {
  site: string;
  work: string;
  tell: (sentence: string) => void;
};

/** Pages that are rendered at a time, while others wait for the backend. */
const pagesAtOnce = 8;

/** Throws if all items of a collection are missing, because then the backend is broken. */
function checkSkipped(pages: readonly Page[], skipped: readonly string[]): void {
  for (const collection of detailPaths) {
    const items = pages.filter((page) => page.collection === collection);
    if (items.length > 1 && items.every((page) => skipped.includes(page.path))) {
      throw new Error(`None of the ${items.length} listed items of ${collection} exists.`);
    }
  }
}

/** Removes a file with its compressed copies. */
async function remove(file: string): Promise<void> {
  for (const suffix of ['', '.br', '.gz']) await rm(file + suffix, { force: true });
}

/**
 * Writes the files whose content differs, each at once (by renaming), and removes other pages and an old sitemap. Returns how many
 * files are new, different or removed.
 */
async function update(site: string, files: ReadonlyMap<string, string>): Promise<number> {
  let changed = 0;
  for (const [name, text] of files) {
    const file = path.join(site, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.part`, text);
    await remove(file);
    await rename(`${file}.part`, file);
    changed += 1;
  }
  for (const name of await listFiles(site)) {
    if (!/(^|\/)index\.html$|^sitemap\.xml$/.test(name) || files.has(name)) continue;
    await remove(path.join(site, name));
    changed += 1;
  }
  return changed;
}

/**
 * Renders every page and updates the site. Returns how many pages there are, how many files changed, the paths of `skipped`
 * items (listed but missing; they get the shell and a warning) and the public URL in the build. On failure throws one
 * sentence and leaves the site unchanged.
 */
export async function prerender(options: RunOptions) {
  const { site, work, tell } = options;
  const content = new Content(options);
  const { siteUrl, makePage } = await createPageMaker(site, work, content);
  const { pages, odd } = await listPages(content);
  const files = new Map<string, string>();
  const rendered: string[] = [];
  const skipped: string[] = [];

  await inParallel(pages, pagesAtOnce, async ({ path: pathname }) => {
    const html = await content.forPage(() => makePage(pathname, pathname));
    if (html === null) return void skipped.push(pathname);
    rendered.push(pathname);
    files.set(path.posix.join(pathname.slice(1), 'index.html'), html);
  });
  checkSkipped(pages, skipped);
  const notFound = await content.forPage(() => makePage('/404', null));
  if (notFound === null) throw new Error('The not-found page cannot be rendered.');
  files.set('404.html', notFound);
  const canonical = rendered.filter((each) => canonicalPath(each) === each);
  for (const [file, text] of Object.entries(createSitemap(siteUrl, canonical.sort()))) {
    files.set(file, text);
  }
  const changed = await update(site, files);

  for (const pathname of skipped) tell(`${pathname} is listed, but there is nothing to show.`);
  for (const pathname of odd) {
    tell(`${pathname} cannot be a file's name; the shell responds instead.`);
  }
  return { rendered: rendered.length, changed, skipped, siteUrl };
}

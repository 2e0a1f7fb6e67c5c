/** A prerendering run: from the build and the backend's content to the HTML of every page. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { detailPaths } from '../../src/routes.ts';
import { canonicalPath } from '../../src/shared/lib/pathname.ts';
import { Content, type ContentOptions } from './content.ts';
import { createPageMaker } from './makePage.ts';
import { listPages, type Page } from './pages.ts';
import { inParallel } from './parallel.ts';
import { createSitemap } from './sitemap.ts';
import { openStage } from './stage.ts';

/** Options of a run. */
export type RunOptions = ContentOptions & {
  /** Folder of the build, which becomes the site. */
  site: string;
  /** Folder of intermediate files; on the same disk. */
  work: string;
  /** Renders only pages whose content changed. */
  changedOnly: boolean;
  /** Called with warnings. */
  tell: (sentence: string) => void;
};

/** Pages that are rendered at a time, while others wait for the backend. */
const pagesAtOnce = 8;

/** Stored for the next run: each page's requests and the hash of their responses, and all written files. */
type RunRecord = { pages: Record<string, { requests: string[]; hash: string }>; files: string[] };

/** Throws if all items of a collection are missing, because then the backend is broken. */
function checkSkipped(pages: readonly Page[], skipped: readonly string[]): void {
  for (const collection of detailPaths) {
    const items = pages.filter((page) => page.collection === collection);
    if (items.length > 1 && items.every((page) => skipped.includes(page.path))) {
      throw new Error(`None of the ${items.length} listed items of ${collection} exists.`);
    }
  }
}

/**
 * Renders every page and replaces the site. Returns numbers of pages, the paths of `skipped` items (listed but missing;
 * they get the shell and a warning) and the public URL in the build. On failure throws one sentence and leaves the site
 * unchanged.
 */
export async function prerender(options: RunOptions) {
  const { site, work, changedOnly, tell } = options;
  const content = new Content(options);
  const { siteUrl, makePage } = await createPageMaker(site, work, content);
  const { pages, odd } = await listPages(content);
  // Building the site or the renderer removes this file.
  const recordFile = path.join(work, 'server/prerender.json');
  const last: RunRecord = await readFile(recordFile, 'utf8')
    .then(JSON.parse)
    .catch(() => ({ pages: {}, files: [] }));

  const stage = await openStage(site, work);
  const record: RunRecord = { pages: {}, files: [] };
  const skipped: string[] = [];
  const kept: string[] = [];

  async function addPage(pathname: string): Promise<void> {
    const file = `${pathname.slice(1)}${pathname === '/' ? '' : '/'}index.html`;
    const known = changedOnly && existsSync(path.join(site, file)) && last.pages[pathname];
    if (known && (await content.hashOfAll(known.requests)) === known.hash) {
      record.pages[pathname] = known;
      kept.push(file);
      return;
    }
    const html = await makePage(pathname, pathname);
    if (html === null) {
      skipped.push(pathname);
      return;
    }
    record.pages[pathname] = await content.usedByPage();
    await stage.write(file, html);
  }

  try {
    await inParallel(pages, pagesAtOnce, ({ path }) => content.forPage(() => addPage(path)));
    checkSkipped(pages, skipped);
    const notFound = await content.forPage(() => makePage('/404', null));
    if (notFound === null) throw new Error('The not-found page cannot be rendered.');
    await stage.write('404.html', notFound);
    const canonical = Object.keys(record.pages).filter((each) => canonicalPath(each) === each);
    for (const [file, text] of Object.entries(createSitemap(siteUrl, canonical.sort()))) {
      await stage.write(file, text);
    }
  } catch (error) {
    await stage.discard();
    throw error;
  }
  record.files = [...kept, ...stage.written];
  const made = new Set(record.files);
  await stage.commit(last.files.filter((file) => !made.has(file)));
  await writeFile(recordFile, JSON.stringify(record));

  for (const pathname of skipped) tell(`${pathname} is listed, but there is nothing to show.`);
  for (const pathname of odd)
    tell(`${pathname} cannot be a file's name; the shell responds instead.`);
  const rendered = Object.keys(record.pages).length - kept.length;
  return { rendered, kept: kept.length, skipped, siteUrl };
}

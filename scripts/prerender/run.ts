/** A prerendering run: from the build and the backend's content to the HTML of every page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detailPaths } from '../../src/routes.ts';
import { canonicalPath } from '../../src/shared/lib/pathname.ts';
import { Content, ContentFailure, type ContentOptions } from './content.ts';
import { createPageMaker } from './makePage.ts';
import { listPages, type Page } from './pages.ts';
import { inParallel } from './parallel.ts';
import { hashBuild, type RunRecord, readRecord, writeRecord } from './record.ts';
import { loadRenderer } from './renderer.ts';
import { createSitemap } from './sitemap.ts';
import { Stage } from './stage.ts';

/** Options of a run. */
export type RunOptions = ContentOptions & {
  /** Folder of the build, which becomes the site. */
  site: string;
  /** Folder of intermediate files; on the same disk. */
  work: string;
  /** Renders only pages whose content or build changed. */
  changedOnly: boolean;
  concurrency: number;
  /** Called with warnings. */
  tell: (sentence: string) => void;
};

/** Numbers of pages; `skipped` pages are listed but missing. `siteUrl` is the build's. */
export type RunSummary = {
  rendered: number;
  kept: number;
  skipped: string[];
  siteUrl: string | null;
};

/** When all items of a collection are missing, the backend is broken. */
function checkSkipped(pages: readonly Page[], skipped: readonly string[]): void {
  for (const collection of detailPaths) {
    const items = pages.filter((page) => page.collection === collection);
    if (items.length > 1 && items.every((page) => skipped.includes(page.path))) {
      throw new ContentFailure(`None of the ${items.length} listed items of ${collection} exists.`);
    }
  }
}

async function readShell(site: string): Promise<string> {
  return readFile(path.join(site, 'shell.html'), 'utf8').catch(() => {
    throw new Error(`There is no ${site}/shell.html; run "npm run build" first.`);
  });
}

/** A page's file, relative to the site. */
const fileOf = (pathname: string) => `${pathname.slice(1)}${pathname === '/' ? '' : '/'}index.html`;

type Sources = {
  stage: Stage;
  content: Content;
  makePage: Awaited<ReturnType<typeof createPageMaker>>;
  pages: readonly Page[];
  /** The record of the last run of the same build; null renders everything. */
  before: RunRecord | null;
  build: string;
  siteUrl: string | null;
  concurrency: number;
};

/** Puts all pages, robots.txt and sitemaps on the stage; pages whose content is unchanged are kept. */
async function fill(sources: Sources) {
  const { stage, content, makePage, pages, before, build, siteUrl, concurrency } = sources;
  const record: RunRecord = { build, pages: {}, files: [] };
  const skipped: string[] = [];
  let kept = 0;

  async function write(file: string, text: string): Promise<void> {
    await stage.write(file, text);
    record.files.push(file);
  }

  async function isKept(pathname: string): Promise<boolean> {
    const last = before?.pages[pathname];
    if (!last || (await content.hashOfAll(last.requests)) !== last.hash) return false;
    if (!(await stage.keep(fileOf(pathname)))) return false;
    record.pages[pathname] = last;
    record.files.push(fileOf(pathname));
    kept += 1;
    return true;
  }

  async function addPage(pathname: string): Promise<void> {
    if (await isKept(pathname)) return;
    const html = await makePage(pathname, pathname);
    if (html === null) {
      skipped.push(pathname);
      return;
    }
    record.pages[pathname] = await content.usedByPage();
    await write(fileOf(pathname), html);
  }

  await inParallel(pages, concurrency, ({ path }) => content.forPage(() => addPage(path)));
  checkSkipped(pages, skipped);
  const notFound = await content.forPage(() => makePage('/404', null));
  if (notFound === null) throw new Error('The not-found page cannot be rendered.');
  await write('404.html', notFound);
  const canonical = Object.keys(record.pages).filter((each) => canonicalPath(each) === each);
  for (const [file, text] of Object.entries(createSitemap(siteUrl, canonical.sort()))) {
    await write(file, text);
  }
  return { record, skipped, kept };
}

/**
 * Renders every page and replaces the site. Throws one sentence on what failed and then leaves the site unchanged.
 * Listed items that are missing are left to the shell, with a warning.
 */
export async function prerender(options: RunOptions): Promise<RunSummary> {
  const { site, work, changedOnly, concurrency, tell } = options;
  const shell = await readShell(site);
  const content = new Content(options);
  const renderer = await loadRenderer(work, content);
  const { siteUrl } = renderer;
  const makePage = await createPageMaker({ site, work, shell, content, renderer });
  const last = await readRecord(work);
  const build = await hashBuild(work, shell);
  const { pages, odd } = await listPages(content);

  const stage = await Stage.open(site, work, last.files);
  const before = changedOnly && last.build === build ? last : null;
  const sources = { stage, content, makePage, pages, before, build, siteUrl, concurrency };
  const { record, skipped, kept } = await fill(sources).catch(async (error) => {
    await stage.discard();
    throw error;
  });
  await stage.commit();
  await writeRecord(work, record);

  for (const pathname of skipped) tell(`${pathname} is listed, but there is nothing to show.`);
  for (const pathname of odd)
    tell(`${pathname} cannot be a file's name; the shell responds instead.`);
  return { rendered: Object.keys(record.pages).length - kept, kept, skipped, siteUrl };
}

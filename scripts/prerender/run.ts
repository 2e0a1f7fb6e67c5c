/** A prerendering run: from the build and the backend's content to the HTML of every page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detailPaths } from '../../src/routes.ts';
import { canonicalPath } from '../../src/shared/lib/pathname.ts';
import { Content, ContentFailure, type ContentOptions } from './content.ts';
import { createPageMaker } from './makePage.ts';
import { Output } from './output.ts';
import { listPages, type Page } from './pages.ts';
import { inParallel } from './parallel.ts';
import { hashBuild, readRecord, writeRecord } from './record.ts';
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

/** Renders all pages, robots.txt and sitemaps. */
async function fill(
  output: Output,
  pages: readonly Page[],
  content: Content,
  { concurrency, siteUrl }: { concurrency: number; siteUrl: string | null },
): Promise<void> {
  await inParallel(pages, concurrency, (page) => content.forPage(() => output.addPage(page.path)));
  checkSkipped(pages, output.skipped);
  await content.forPage(() => output.addNotFound());
  const canonical = Object.keys(output.record.pages).filter((each) => canonicalPath(each) === each);
  for (const [file, text] of Object.entries(createSitemap(siteUrl, canonical.sort()))) {
    await output.write(file, text);
  }
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
  const before = await readRecord(work);
  const build = await hashBuild(work, shell);
  const { pages, odd } = await listPages(content);

  const stage = await Stage.open(site, work, before.files);
  const comparable = changedOnly && before.build === build ? before : null;
  const output = new Output(build, comparable, stage, content, makePage);
  try {
    await fill(output, pages, content, { concurrency, siteUrl });
  } catch (error) {
    await stage.discard();
    throw error;
  }
  await stage.commit();
  await writeRecord(work, output.record);

  const { skipped, kept, record } = output;
  for (const pathname of skipped) tell(`${pathname} is listed, but there is nothing to show.`);
  for (const pathname of odd)
    tell(`${pathname} cannot be a file's name; the shell responds instead.`);
  return { rendered: Object.keys(record.pages).length - kept, kept, skipped, siteUrl };
}

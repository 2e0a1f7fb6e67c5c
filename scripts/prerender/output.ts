/** What a run makes, page by page. */
import type { Content } from './content.ts';
import type { RunRecord } from './record.ts';
import type { Stage } from './stage.ts';

/** Makes a page's document; null when there is nothing to show. */
type PageMaker = (pathname: string, forPath: string | null) => Promise<string | null>;

/** File of a page's document, relative to the site. */
const fileOf = (pathname: string) => `${pathname.slice(1)}${pathname === '/' ? '' : '/'}index.html`;

/** The output of one run. `before` is what the last run of the same build left, null to render everything. */
export class Output {
  /** Pages that are as they were. */
  kept = 0;
  /** Pages that are listed, but have nothing to show. */
  readonly skipped: string[] = [];
  readonly record: RunRecord;
  readonly #stage: Stage;
  readonly #content: Content;
  readonly #makePage: PageMaker;
  readonly #before: RunRecord | null;

  constructor(
    build: string,
    before: RunRecord | null,
    stage: Stage,
    content: Content,
    makePage: PageMaker,
  ) {
    this.record = { build, pages: {}, files: [] };
    this.#before = before;
    this.#stage = stage;
    this.#content = content;
    this.#makePage = makePage;
  }

  /** Adds a file. */
  async write(file: string, text: string): Promise<void> {
    await this.#stage.write(file, text);
    this.record.files.push(file);
  }

  /** Adds a page: keeps it when its content is what it was, else renders it. */
  async addPage(pathname: string): Promise<void> {
    if (await this.#keep(pathname)) return;
    const html = await this.#makePage(pathname, pathname);
    if (html === null) {
      this.skipped.push(pathname);
      return;
    }
    this.record.pages[pathname] = await this.#content.usedByPage();
    await this.write(fileOf(pathname), html);
  }

  /** Adds the page of every address that is none. */
  async addNotFound(): Promise<void> {
    const html = await this.#makePage('/404', null);
    if (html === null) throw new Error('The not-found page cannot be rendered.');
    await this.write('404.html', html);
  }

  async #keep(pathname: string): Promise<boolean> {
    const last = this.#before?.pages[pathname];
    if (!last || (await this.#content.hashOfAll(last.requests)) !== last.hash) return false;
    const file = fileOf(pathname);
    if (!(await this.#stage.keep(file))) return false;
    this.record.pages[pathname] = last;
    this.record.files.push(file);
    this.kept += 1;
    return true;
  }
}

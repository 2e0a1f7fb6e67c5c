import type { Content } from './content.ts';
import type { RunRecord } from './record.ts';
import type { Stage } from './stage.ts';

/** Renders a page; null when there is nothing to show. */
type PageMaker = (pathname: string, forPath: string | null) => Promise<string | null>;

/** A page's file, relative to the site. */
const fileOf = (pathname: string) => `${pathname.slice(1)}${pathname === '/' ? '' : '/'}index.html`;

/** The output of one run. `before` is the record of the last run of the same build; null renders everything. */
export class Output {
  /** Number of unchanged pages. */
  kept = 0;
  /** Listed pages without content. */
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

  async write(file: string, text: string): Promise<void> {
    await this.#stage.write(file, text);
    this.record.files.push(file);
  }

  /** Keeps a page whose content is unchanged, else renders it. */
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

  /** Adds the not-found page. */
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

/** What goes wrong: bodies of real servers and proxies, a lost connection, a browser without storage, missing files. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { navigate } from '../../support/navigate.ts';
import type { Screen } from './screens.ts';
import { type FaultSite, type Responder, send } from './server.ts';

export type Cell = { screen: Screen; page: Page; site: FaultSite };

export type Fault = {
  /** Responds to the screen's calls. */
  responder?: Responder;
  /** Runs before the page opens. */
  prepare?: (cell: Cell) => unknown;
  /** Replaces opening the screen. */
  open?: (cell: Cell) => Promise<unknown>;
  /**
   * What the screen shows: its content, or the text of a failed read behind which stands this reason. Without one the
   * page must only keep working, as it must for forms whose call failed.
   */
  shows?: 'content' | { reason: string };
  on?: (screen: Screen) => boolean;
};

const isVisitor = ({ as = 'visitor' }: Screen) => as === 'visitor';

const noData = { reason: 'Invalid data structure received from API' };

/** Changes the body of the mock's response, and its type if given. */
const change =
  (edit: (body: string) => string, type = 'application/json'): Responder =>
  async ({ target, ordinary }) => {
    const response = await ordinary();
    const headers = { ...response.headers, 'content-type': type };
    send(target, { ...response, headers, body: edit(response.body) });
  };

const revive = (reviver: (key: string, value: unknown) => unknown) =>
  change((body) => JSON.stringify(JSON.parse(body, reviver)));

/** Changes each field of a record, but neither items of a list nor its envelope. */
const damage = (edit: (value: unknown) => unknown) =>
  revive((key, value) =>
    /^(\d*|results|data|jobs|job|case_study)$/.test(key) ? value : edit(value),
  );

const body = (text: string, type?: string): Fault => ({
  responder: change(() => text, type),
  shows: noData,
});

const status = (code: number, text: string): Fault => ({
  responder: ({ target }) =>
    send(target, { status: code, headers: { 'content-type': 'text/html' }, body: text }),
  shows: { reason: `HTTP error! status: ${code}` },
});

/** Storage returns `text` for every key that the site has not written itself. */
const stored = (text: string): Fault => ({
  on: isVisitor,
  shows: 'content',
  prepare: ({ page }) =>
    page.addInitScript((value) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return read.call(this, key) ?? (key.startsWith('site.') ? value : null);
      };
    }, text),
});

/** Navigates from a page that was opened before a deployment, whose other scripts are gone until a page is loaded anew. */
async function comeFromOldPage({ page, site, screen }: Cell) {
  await page.goto(`${site.origin}/about-us`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = new Set(site.served);
  const isScript = (pathname: string) => /^\/assets\/.*\.js$/.test(pathname);
  site.isGone = (pathname) => isScript(pathname) && !loaded.has(pathname) && site.documents < 2;
  await navigate(page, screen.path);
  await expect.poll(() => site.documents).toBe(2);
}

/** What goes wrong, by name. */
export const faults: Record<string, Fault> = {
  '502 as HTML': status(502, '<!doctype html><title>502</title><h1>Bad Gateway</h1>'),
  '500 without a body': status(500, ''),
  'a body that breaks off': {
    responder: change((text) => text.slice(0, text.length / 2)),
    shows: noData,
  },
  'HTML as 200': body('<!doctype html><title>Sign in</title><h1>Sign in</h1>', 'text/html'),
  'an empty body': body(''),
  null: body('null'),
  'a list': body('[1, null, {}]'),
  'another envelope': body('{"data": {"items": []}, "success": false}'),
  'the type text/plain': { responder: change((text) => text, 'text/plain'), shows: 'content' },
  'the same id everywhere': {
    responder: revive((key, value) => (key === 'id' && value !== null ? 1 : value)),
  },
  'empty lists': { responder: revive((_, value) => (Array.isArray(value) ? [] : value)) },
  'null in each field': { responder: damage(() => null) },
  'each field of another type': {
    responder: damage((value) => (typeof value === 'string' ? { wrong: 'type' } : 'another')),
  },
  'a response that is aborted midway': {
    responder: async ({ target, ordinary }) => {
      const { status: code, body: text } = await ordinary();
      target.writeHead(code, { 'content-type': 'application/json', 'content-length': 9999 });
      target.write(text.slice(0, 9));
      await wait(50);
      target.req.socket.destroy();
    },
  },
  'storage that throws': {
    on: isVisitor,
    shows: 'content',
    prepare: ({ page }) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get });
        }
      }),
  },
  'storage that is not JSON': stored('{"email":'),
  'storage of another shape': stored('[{"email":1}]'),
  'pictures, films and fonts that are gone': {
    shows: 'content',
    prepare: ({ site }) => {
      site.isGone = (pathname) => /\.(webp|avif|png|jpg|svg|webm|mp4|woff2)$/.test(pathname);
    },
  },
  'a deployment since the page was opened': {
    shows: 'content',
    open: comeFromOldPage,
  },
};

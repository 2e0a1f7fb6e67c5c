/** Browser faults: refused storage, missing files, pages from before a deploy. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { navigate } from '../../../support/navigate.ts';
import {
  type Cell,
  type Fault,
  fineWhereRead,
  isForm,
  openElsewhere,
  openScreen,
  settle,
  take,
} from '../cell.ts';
import { type Screen, takesCards } from '../screens.ts';

type IsGone = (pathname: string) => boolean;

/** Without storage, a tab does not remember subscribers or candidates without a profile. */
const fineWithoutMemory = ({ as }: Screen) =>
  as === 'visitor' || as === 'candidate-with-profile' ? 'fine' : undefined;

const fineSignedOut = ({ as }: Screen) => (as === 'visitor' ? 'fine' : undefined);

/** Opens the screen, and fills in its form if `outcome` is fine. */
const openAndTake = (outcome: typeof fineSignedOut) => async (cell: Cell) => {
  await openScreen(cell);
  if (outcome(cell.screen)) await take(cell);
};

/** Storage returns `text` for every key that the site has not written itself. */
const corrupt = (text: string): Fault => ({
  outcome: fineSignedOut,
  prepare: ({ page }) =>
    page.addInitScript((value) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return read.call(this, key) ?? (key.startsWith('site.') ? value : null);
      };
    }, text),
  visit: openAndTake(fineSignedOut),
});

const isScript: IsGone = (pathname) => /^\/assets\/.*\.js$/.test(pathname);

/** Makes files disappear, except those that the page has loaded. */
function loseNewFiles({ site }: Cell, isGone: IsGone): void {
  const loaded = new Set(site.served);
  site.isGone = (pathname) => isGone(pathname) && !loaded.has(pathname);
}

/** Navigates from a page opened before a deploy: files not loaded yet are missing. */
async function comeFromOldPage(cell: Cell, isGone: IsGone): Promise<void> {
  await openElsewhere(cell);
  await settle(cell);
  loseNewFiles(cell, isGone);
  await navigate(cell.page, cell.screen.path);
}

/** Waits for the one expected reload, and a moment to detect a second one. */
async function expectOneReload({ site }: Cell): Promise<void> {
  await expect.poll(() => site.documents, { timeout: 15_000 }).toBeGreaterThan(1);
  await wait(800);
  expect(site.documents).toBe(2);
}

export const browser: Record<string, Fault> = {
  'storage that throws': {
    outcome: fineWithoutMemory,
    prepare: ({ page }) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
      }),
    visit: openAndTake(fineWithoutMemory),
  },
  'storage that is not JSON': corrupt('{"email":'),
  'storage of another shape': corrupt('[{"email":1}]'),
  'images, videos and fonts gone': {
    outcome: 'fine',
    prepare: async ({ site }) => {
      site.isGone = (pathname) => /\.(webp|avif|png|jpg|svg|webm|mp4|woff2)$/.test(pathname);
    },
  },
  'new deploy since the page was opened': {
    outcome: fineWhereRead,
    visit: async (cell) => {
      const { site } = cell;
      await comeFromOldPage(cell, (pathname) => isScript(pathname) && site.documents < 2);
      await expectOneReload(cell);
      await settle(cell);
    },
  },
  'scripts gone for good': {
    visit: async (cell) => {
      await comeFromOldPage(cell, isScript);
      // After one reload the page shows its error state.
      await cell.page.getByRole('button', { name: 'Try Again', exact: true }).waitFor();
      await cell.page.getByRole('button', { name: 'Search', exact: true }).click();
      await expectOneReload(cell);
    },
  },
  'scripts gone while a form is filled': {
    on: (screen) => isForm(screen) && !takesCards(screen),
    outcome: 'fine',
    visit: async (cell) => {
      await openScreen(cell);
      await settle(cell);
      loseNewFiles(cell, isScript);
      await take(cell);
    },
  },
};

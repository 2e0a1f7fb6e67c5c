/** Browser faults: refused storage, missing files, pages from before a deploy. */
import { setTimeout as wait } from 'node:timers/promises';
import { textOf } from '../../../../src/errors/catalogue.ts';
import { navigate } from '../../../visit/navigate.ts';
import { providerScriptUrl } from '../../fixtures.ts';
import { openElsewhere, openScreen, settle, take } from '../cell.ts';
import { type Cell, type Fault, fine, fineWhereRead, isForm, takesCards } from '../fault.ts';
import type { Screen } from '../screens.ts';

/** Without storage, a tab does not remember subscribers or candidates without a profile. */
const fineWithoutMemory = (screen: Screen) =>
  screen.as === undefined || screen.as === 'applicant' ? fine : undefined;

const keys = [
  'twinbridge.careers.user',
  'twinbridge.careers.profile',
  'twinbridge.careers.signed-out',
  'twinbridge.subscription.account',
  'twinbridge.subscription.checkout',
];

const corrupt = (name: string, text: string): Fault => ({
  name,
  outcome: (screen) => (screen.as === undefined ? fine : undefined),
  prepare: ({ page }) =>
    page.addInitScript(
      ([names, value]) => {
        for (const each of names) sessionStorage.setItem(each, value);
        for (const each of names) localStorage.setItem(each, value);
      },
      [keys, text] as const,
    ),
  visit: async (cell) => {
    await openScreen(cell);
    if (cell.screen.as === undefined) await take(cell);
  },
});

const isScript = (pathname: string) => /^\/assets\/.*\.js$/.test(pathname);

/** Lets files disappear, except those that the page has loaded. */
function loseNewFiles({ script }: Cell, isGone: (pathname: string) => boolean): void {
  const loaded = new Set(script.files);
  script.isGone = (pathname) => isGone(pathname) && !loaded.has(pathname);
}

/** Navigates from a page opened before a deploy: files not loaded yet are missing until `back`. */
async function comeFromOldPage(
  cell: Cell,
  isGone: (pathname: string) => boolean,
  back: () => boolean,
): Promise<void> {
  await openElsewhere(cell);
  await settle(cell);
  loseNewFiles(cell, (pathname) => isGone(pathname) && !back());
  await navigate(cell.page, cell.screen.path);
}

/** Waits for the expected number of reloads, and a moment for one too many. */
async function countReloads({ script, problems }: Cell, expected: number): Promise<void> {
  const count = () => script.documents - 1;
  for (let turn = 0; turn < 150 && count() < expected; turn += 1) await wait(100);
  await wait(800);
  if (count() !== expected) problems.push(`${count()} reloads in place of ${expected}`);
}

/** Permanently missing files: one reload, then the page's error state. */
const gone = (
  name: string,
  isGone: (pathname: string) => boolean,
  on: (screen: Screen) => boolean = () => true,
): Fault => ({
  name: `${name} gone for good`,
  on,
  visit: async (cell) => {
    await comeFromOldPage(cell, isGone, () => false);
    await cell.page.getByRole('button', { name: 'Reload the page' }).waitFor();
    await cell.page.getByRole('button', { name: 'Search', exact: true }).click();
    await countReloads(cell, 1);
  },
});

export const browser: Fault[] = [
  {
    name: 'storage that throws',
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
    visit: async (cell) => {
      await openScreen(cell);
      if (fineWithoutMemory(cell.screen)) await take(cell);
    },
  },
  {
    name: 'storage that is full',
    outcome: fine,
    prepare: ({ page }) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      }),
  },
  corrupt('storage that is no JSON', '{"email":'),
  corrupt('storage of another shape', '[{"email":1}]'),
  {
    name: 'card provider blocked',
    on: takesCards,
    prepare: ({ context }) => context.route(providerScriptUrl, (route) => route.abort()),
    visit: async (cell) => {
      await openScreen(cell);
      await cell.page.getByRole('spinbutton').fill('12');
      await cell.page.getByRole('button', { name: 'Continue' }).click();
      await cell.page.getByText(textOf('stripeNotLoaded')).waitFor();
    },
  },
  {
    name: 'images and videos gone',
    outcome: fine,
    prepare: async ({ script }) => {
      script.isGone = (pathname) => /\.(webp|avif|png|jpg|svg|webm|mp4)$/.test(pathname);
    },
  },
  {
    name: 'fonts gone',
    outcome: fine,
    prepare: async ({ script }) => {
      script.isGone = (pathname) => pathname.endsWith('.woff2');
    },
  },
  {
    name: 'new deploy since the page was opened',
    outcome: fineWhereRead,
    visit: async (cell) => {
      await comeFromOldPage(cell, isScript, () => cell.script.documents > 1);
      await countReloads(cell, 1);
      await settle(cell);
    },
  },
  gone('scripts', isScript),
  gone(
    'styles',
    (pathname) => pathname.endsWith('.css'),
    // These use the styles of the previous page.
    ({ name }) => !['team member', 'contact form'].includes(name),
  ),
  {
    name: 'scripts gone while a form is filled',
    on: (screen) => isForm(screen) && !takesCards(screen),
    outcome: fine,
    visit: async (cell) => {
      await openScreen(cell);
      await settle(cell);
      loseNewFiles(cell, isScript);
      await take(cell);
    },
  },
];

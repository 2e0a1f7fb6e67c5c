/** Browser faults: refused storage, missing files, pages from before a deploy. */
import { setTimeout as wait } from 'node:timers/promises';
import { textOf } from '../../../../src/errors/catalogue.ts';
import { navigate, openScreen, settle, take } from '../cell.ts';
import type { Cell } from '../fault.ts';
import { type Fault, isForm } from '../fault.ts';
import type { Screen } from '../screens.ts';
import { providerScriptUrl, takesCards } from '../stripe.ts';

const fine = { kind: 'fine' } as const;

/** Without storage, a tab does not remember subscribers or candidates without a profile. */
const fineWithoutMemory = (screen: Screen) =>
  screen.as === undefined || screen.as === 'applicant' ? fine : undefined;

const keys = [
  'twinbridge.careers.user',
  'twinbridge.careers.profile',
  'twinbridge.careers.signed-out',
  'twinbridge.subscription.account',
  'twinbridge.subscription.sale',
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
    return [];
  },
});

const isScript = (pathname: string) => /^\/assets\/.*\.js$/.test(pathname);

/** Navigates from a page opened before a deploy: files not loaded yet are missing until `back`. */
async function comeFromOldPage(
  cell: Cell,
  isGone: (pathname: string) => boolean,
  back: () => boolean,
): Promise<void> {
  const { page, origin, script, screen } = cell;
  await page.goto(`${origin}/about-us`);
  await page.locator('main h1').waitFor();
  await settle(cell);
  const loaded = new Set(script.files);
  script.isGone = (pathname) => isGone(pathname) && !loaded.has(pathname) && !back();
  await navigate(cell, screen.path);
}

/** Waits for the expected number of reloads, and a moment for one too many. */
async function countReloads({ script }: Cell, expected: number): Promise<string[]> {
  const count = () => script.documents - 1;
  for (let turn = 0; turn < 150 && count() < expected; turn += 1) await wait(100);
  await wait(800);
  return count() === expected ? [] : [`${count()} reloads in place of ${expected}`];
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
    return countReloads(cell, 1);
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
      return [];
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
      return [];
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
    outcome: (screen) => (isForm(screen) ? undefined : fine),
    visit: async (cell) => {
      await comeFromOldPage(cell, isScript, () => cell.script.documents > 1);
      const problems = await countReloads(cell, 1);
      await settle(cell);
      return problems;
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
      const loaded = new Set(cell.script.files);
      cell.script.isGone = (pathname) => isScript(pathname) && !loaded.has(pathname);
      await take(cell);
      return [];
    },
  },
];

/** Every kind of control of the site, found by role: a double click and a double touch do the same as Enter. */
import type { Locator, Page } from '@playwright/test';
import { samplePaths } from '#routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

type Counted = typeof window & { counts: { entries: number; tabs: number } };

/** Counts new history entries and tabs, and keeps tabs from opening. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { counts: { entries: 0, tabs: 0 } });
    const { pushState } = History.prototype;
    History.prototype.pushState = function push(...args) {
      counted.counts.entries += 1;
      pushState.apply(this, args);
    };
    addEventListener('click', (event) => {
      if (event.defaultPrevented || !(event.target as Element).closest('[target="_blank"]')) return;
      event.preventDefault();
      counted.counts.tabs += 1;
    });
  });

/** The first reading that is the same twice, 300 ms apart. */
async function settled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  for (let last = await read(); ; ) {
    await page.waitForTimeout(300);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** The visible result of using a control. */
const readOutcome = (page: Page, from: string) =>
  page.evaluate((path) => {
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
    const { counts } = window as Counted;
    // Another page shows when its code has loaded.
    if (location.pathname !== path) return { ...counts, url: location.href };
    return {
      ...counts,
      url: location.href,
      dialogs: labels('dialog[open]'),
      open: labels('[aria-expanded=true], [aria-pressed=true], details[open] > summary'),
      current: labels('button[aria-current]'),
      invalid: labels('[aria-invalid=true]'),
      said: labels('[role=alert]'),
    };
  }, from);

/** Touches a control twice in quick succession. */
async function doubleTap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) as DOMRect;
  const tap = () => control.page().touchscreen.tap(x + width / 2, y + height / 2);
  await Promise.all([tap(), tap()]);
}

/** Kinds of controls: those of one kind differ only in what they are about. */
const kindsOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { localName, className, textContent } = element;
      const name = element.getAttribute('aria-label') ?? textContent;
      const href = element.getAttribute('href');
      if (href) return `link ${element.getAttribute('target')} ${href.includes('#')}`;
      if (localName === 'summary') return `summary ${className}`;
      return `button: ${name.replace(/[:\d].*/, '')} ${className}`;
    }),
  );

async function reopen(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0);
  await navigate(page, '/nowhere');
  await page.getByText('404', { exact: true }).waitFor();
  await navigate(page, path);
  await page.getByText('404', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

const hands: Record<string, (control: Locator) => Promise<void>> = {
  'double click': (control) => control.dblclick(),
  'double touch': doubleTap,
};

/** Tries every kind of control in `parts` of the pages; returns their number. */
async function tryControls(page: Page, parts: string, paths: readonly string[]): Promise<number> {
  const tried = new Set<string>();
  const place = page.locator(parts);
  const controls = place
    .getByRole('button')
    .or(place.getByRole('link').and(page.locator('[href^="/"]')))
    .or(place.locator('summary'))
    .and(page.locator(':not([data-repeatable])'))
    .filter({ visible: true, hasNotText: 'Logout' });
  for (const path of paths) {
    const use = async (kind: string, act: (control: Locator) => Promise<void>) => {
      await reopen(page, path);
      await expect.poll(() => kindsOf(controls)).toContain(kind);
      await page.evaluate(() => {
        (window as Counted).counts = { entries: 0, tabs: 0 };
      });
      await act(controls.nth((await kindsOf(controls)).indexOf(kind)));
    };
    await reopen(page, path);
    for (const kind of await settled(page, () => kindsOf(controls))) {
      if (tried.has(kind)) continue;
      tried.add(kind);
      await test.step(`${kind} of ${path}`, async () => {
        await use(kind, (control) => control.press('Enter'));
        // The dialog that the URL names opens when its code and data have loaded.
        if (page.url().includes('dialog=')) await page.getByRole('dialog').waitFor();
        const expected = await settled(page, () => readOutcome(page, path));
        for (const [hand, act] of Object.entries(hands)) {
          await use(kind, act);
          const message = `${hand} on ${kind} of ${path}`;
          await expect.soft.poll(() => readOutcome(page, path), message).toEqual(expected);
          await page.waitForTimeout(100);
          expect.soft(await readOutcome(page, path), message).toEqual(expected);
        }
      });
    }
  }
  return tried.size;
}

test.use({ hasTouch: true });
test.setTimeout(240_000);

test.beforeEach(({ page }) => count(page));

for (const part of [0, 1]) {
  test(`every control acts once however it is used: pages, part ${part + 1}`, async ({ page }) => {
    await page.goto('/nowhere?as=visitor');
    const paths = samplePaths.filter((_, index) => index % 2 === part);
    expect(await tryControls(page, 'main', paths)).toBeGreaterThan(8);
  });
}

test('every control acts once however it is used: header and footer', async ({ page }) => {
  await page.goto('/nowhere?as=visitor');
  const parts = '#root > header, footer';
  expect(await tryControls(page, parts, ['/about-us', '/careers'])).toBeGreaterThan(6);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tryControls(page, '#root > header', ['/about-us'])).toBeGreaterThan(3);
});

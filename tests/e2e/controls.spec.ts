/** Every control of the site, found by its role: a double click and a double touch do what Enter does. */
import type { Locator, Page } from '@playwright/test';
import { samplePaths } from '#routes.ts';
import { expect, test } from '../visit/fixtures.ts';
import { navigate } from '../visit/navigate.ts';

type Counts = { entries: number; tabs: number };
type Counted = typeof window & { counts: Counts };

/** Counts new history entries and tabs. No tab is opened. */
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

/** What a visitor notices after using a control, once it no longer changes. */
async function outcome(page: Page, from: string) {
  const read = () =>
    page.evaluate((path) => {
      const labels = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (element) => element.getAttribute('aria-label') ?? element.textContent,
        );
      const { counts } = window as Counted;
      // Another page comes when its code has loaded.
      if (location.pathname !== path) return { ...counts, url: location.href, dialogs: [] };
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
  let last = '';
  let now = await read();
  while (JSON.stringify(now) !== last) {
    last = JSON.stringify(now);
    await page.waitForTimeout(80);
    now = await read();
  }
  return now;
}

/** Two quick touches, by who is used to double clicks. */
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
      const part = element.closest('main, header, footer')?.localName;
      const { localName, className, textContent } = element;
      const name = element.getAttribute('aria-label') ?? textContent;
      const href = element.getAttribute('href');
      if (href) return `link of ${part} ${element.getAttribute('target')} ${href.includes('#')}`;
      if (localName === 'summary') return `summary ${className}`;
      return `button of ${part}: ${name.replace(/[:\d].*/, '')} ${className}`;
    }),
  );

/** Where a try begins, and where Back leads from the page. */
const elsewhere = '/nowhere';

async function reopen(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0);
  await navigate(page, elsewhere);
  await page.getByText('404', { exact: true }).waitFor();
  await navigate(page, path);
  await page.getByText('404', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

test.use({ hasTouch: true });
test.setTimeout(240_000);

test('every control does one thing for every hand', async ({ page }) => {
  await count(page);
  await page.goto(`${elsewhere}?as=visitor`);
  const site = page.locator('header, main, footer');
  const controls = site
    .getByRole('button')
    .or(site.getByRole('link').and(page.locator('[href^="/"]')))
    .or(site.locator('summary'))
    .filter({ visible: true });
  const use = async (path: string, kind: string, act: (control: Locator) => Promise<void>) => {
    await reopen(page, path);
    await expect.poll(() => kindsOf(controls)).toContain(kind);
    const control = controls.nth((await kindsOf(controls)).indexOf(kind));
    await page.evaluate(() => {
      (window as Counted).counts = { entries: 0, tabs: 0 };
    });
    await act(control);
    return outcome(page, path);
  };
  const tried = new Set<string>();
  const tryControls = async (path: string) => {
    await reopen(page, path);
    for (const kind of await kindsOf(controls)) {
      if (tried.has(kind)) continue;
      tried.add(kind);
      await test.step(`${kind} of ${path}`, async () => {
        const expected = await use(path, kind, (control) => control.press('Enter'));
        if (expected.dialogs.length > 0) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await page.goBack();
          await expect(page, 'Back after Esc').toHaveURL(elsewhere);
        }
        const doubled = await use(path, kind, (control) => control.dblclick());
        expect.soft(doubled, `double click on ${kind} of ${path}`).toEqual(expected);
        const touched = await use(path, kind, doubleTap);
        expect.soft(touched, `double touch on ${kind} of ${path}`).toEqual(expected);
      });
    }
  };
  for (const path of samplePaths) await tryControls(path);
  await page.setViewportSize({ width: 390, height: 844 });
  await tryControls('/about-us');
  expect(tried.size).toBeGreaterThan(30);
});

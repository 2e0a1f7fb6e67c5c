/** Every control of the site, found by role: a double click and a double touch do the same as Enter. */
import type { Locator, Page } from '@playwright/test';
import { samplePaths } from '#routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

type Counts = { entries: number; tabs: number };
type Counted = typeof window & { counts: Counts };

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

/** The first reading that is the same twice, `pause` milliseconds apart. */
async function settled<T>(page: Page, read: () => Promise<T>, pause = 300): Promise<T> {
  for (let last = await read(); ; ) {
    await page.waitForTimeout(pause);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** The visible result of using a control, once it no longer changes. Waits for the expected result. */
async function outcome(page: Page, from: string, expected?: object) {
  const read = () =>
    page.evaluate((path) => {
      const labels = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (element) => element.getAttribute('aria-label') ?? element.textContent,
        );
      const { counts } = window as Counted;
      // Another page shows when its code has loaded.
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
  if (!expected) {
    // The dialog that the URL names opens when its code and data have loaded.
    const isOpen = async () => {
      const { url, dialogs } = await read();
      return dialogs.length > 0 || !url.includes('dialog=');
    };
    await expect.poll(isOpen).toBe(true);
    return settled(page, read);
  }
  await expect
    .poll(read, { intervals: [80] })
    .toEqual(expected)
    .catch(() => {});
  return settled(page, read, 80);
}

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
      const part = element.closest('dialog, main, #root > *');
      const place = part?.getAttribute('aria-label')?.replace(/[:(].*/, '') ?? part?.localName;
      const { localName, className, textContent } = element;
      const name = element.getAttribute('aria-label') ?? textContent;
      const href = element.getAttribute('href');
      if (href) return `link of ${place} ${element.getAttribute('target')} ${href.includes('#')}`;
      if (localName === 'summary') return `summary ${className}`;
      return `button of ${place}: ${name.replace(/[:\d].*/, '')} ${className}`;
    }),
  );

/** The page before each try, to which Back leads. */
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

const controlsIn = (place: Locator) =>
  place
    .getByRole('button')
    .or(place.getByRole('link').and(place.page().locator('[href^="/"]')))
    .or(place.locator('summary'))
    .and(place.page().locator(':not([data-repeatable])'))
    // The test continues as the same visitor.
    .filter({ visible: true, hasNotText: 'Logout' });

const hands: Record<string, (control: Locator) => Promise<void>> = {
  Space: (control) => control.press('Space'),
  'double click': (control) => control.dblclick(),
  'double touch': doubleTap,
};

/** Tries every kind of control in `parts` of the pages, and those of the dialogs that they open. */
async function tryControls(page: Page, parts: string, paths: readonly string[]): Promise<number> {
  const tried = new Set<string>();
  /** Uses a control of the page, or of the dialog that `opener` opens. */
  const use = async (
    path: string,
    [kind, opener]: string[],
    act: (it: Locator) => unknown,
    expected?: object,
  ) => {
    await reopen(page, path);
    let controls = controlsIn(page.locator(parts));
    const find = async (wanted = '') => {
      let kinds: string[] = [];
      const read = async () => {
        kinds = await kindsOf(controls);
        return kinds;
      };
      await expect.poll(read).toContain(wanted);
      return controls.nth(kinds.indexOf(wanted));
    };
    if (opener) {
      await (await find(opener)).press('Enter');
      controls = controlsIn(page.getByRole('dialog'));
    }
    const control = await find(kind);
    await page.evaluate(() => {
      (window as Counted).counts = { entries: 0, tabs: 0 };
    });
    await act(control);
    return outcome(page, path, expected);
  };
  const tryAll = async (path: string, place: Locator, opener: string[]) => {
    for (const kind of await settled(place.page(), () => kindsOf(controlsIn(place)))) {
      if (tried.has(kind)) continue;
      tried.add(kind);
      await test.step(`${kind} of ${path}`, async () => {
        const way = [kind, ...opener];
        const isLink = /^(a|link) /.test(kind);
        // In a dialog, which takes long to open, Space stands for Enter and a click for a touch. A link has no Space.
        const first = opener.length > 0 && !isLink ? 'Space' : 'Enter';
        const withoutMouse = [...(isLink ? [] : ['Space']), 'double touch'];
        const others = opener.length > 0 ? [] : withoutMouse;
        const expected = await use(path, way, (control) => control.press(first));
        const opens = expected.dialogs.length > 0 && opener.length === 0;
        if (opens) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await page.goBack();
          await expect(page, 'Back after Esc').toHaveURL(elsewhere);
        }
        for (const hand of ['double click', ...others]) {
          const found = await use(path, way, (control) => hands[hand]?.(control), expected);
          expect.soft(found, `${hand} on ${way} of ${path}`).toEqual(expected);
        }
        // The last try has left the dialog open.
        if (opens) await tryAll(path, page.getByRole('dialog'), [kind]);
      });
    }
  };
  for (const path of paths) {
    await reopen(page, path);
    await tryAll(path, page.locator(parts), []);
  }
  return tried.size;
}

test.use({ hasTouch: true });
test.setTimeout(240_000);

test.beforeEach(({ page }) => count(page));

const half = Math.ceil(samplePaths.length / 2);

for (const part of [0, 1]) {
  test(`every control acts once however it is used: pages, part ${part + 1}`, async ({ page }) => {
    await page.goto(`${elsewhere}?as=visitor`);
    const paths = samplePaths.slice(part * half, (part + 1) * half);
    expect(await tryControls(page, 'main', paths)).toBeGreaterThan(8);
  });
}

test('every control acts once however it is used: header and footer', async ({ page }) => {
  await page.goto(`${elsewhere}?as=visitor`);
  expect(
    await tryControls(page, '#root > header, footer', ['/about-us', '/careers']),
  ).toBeGreaterThan(12);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tryControls(page, '#root > header', ['/about-us'])).toBeGreaterThan(5);
});

test('every control acts once however it is used: profile', async ({ page }) => {
  await page.goto(`${elsewhere}?as=candidate`);
  expect(await tryControls(page, 'main li:first-child', ['/careers'])).toBeGreaterThan(3);
});

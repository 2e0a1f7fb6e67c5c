/** Each kind of control: a double click, a double touch and a held Enter do the same as one press. */
import type { Locator, Page } from '@playwright/test';
import { toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

/** Touches a control twice in quick succession. */
async function doubleTap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) as DOMRect;
  const tap = () => control.page().touchscreen.tap(x + width / 2, y + height / 2);
  await Promise.all([tap(), tap()]);
}

async function holdEnter(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await control.focus();
  for (let press = 0; press < 4; press += 1) await keyboard.down('Enter');
  await keyboard.up('Enter');
}

const hands = {
  'a double click': (control: Locator) => control.dblclick(),
  'a double touch': doubleTap,
  'a held Enter': holdEnter,
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Kind, page, control, what it shows once, and the number of history entries that it adds. */
const kinds: [string, string, (page: Page) => Locator, (page: Page) => Locator, number][] = [
  [
    'a link',
    '/portfolio',
    (page) => page.getByRole('main').getByRole('link', { name: 'Tidewatch' }),
    (page) => page.getByRole('heading', { level: 1, name: 'Tidewatch' }),
    1,
  ],
  [
    'a toggle',
    '/about-us',
    (page) => button(page, 'Search'),
    (page) => page.getByRole('searchbox'),
    0,
  ],
  [
    'a button below which the dialog has another',
    '/case-studies/1',
    (page) => button(page, 'View All 10 Images'),
    (page) => page.getByRole('dialog', { name: 'All Project Images (10)' }),
    1,
  ],
  [
    'a button that opens a dialog with a URL',
    '/careers',
    (page) => button(page, 'Login: Senior iOS Engineer'),
    (page) => page.getByRole('dialog', { name: 'Welcome Back' }),
    1,
  ],
  [
    'a section',
    '/privacy_policy',
    (page) => page.locator('main summary').first(),
    (page) => page.locator('main details[open]'),
    0,
  ],
  [
    'a button that sends a form',
    '/blog-single/1',
    (page) => button(page, 'Subscribe'),
    (page) => toast(page, 'Thanks for your Email'),
    0,
  ],
];

test.use({ hasTouch: true });

for (const [kind, path, find, shown, entries] of kinds) {
  test(`${kind} acts once however it is pressed`, async ({ page }) => {
    await page.goto('/nowhere?as=visitor');
    for (const [hand, press] of Object.entries(hands)) {
      await test.step(hand, async () => {
        await navigate(page, path);
        await expect(find(page)).toBeVisible();
        if (kind.endsWith('form')) {
          await page.getByRole('textbox', { name: 'Your Email' }).fill('ada@hart.example');
        }
        const before = await page.evaluate(() => history.length);
        await press(find(page));
        await expect(shown(page)).toHaveCount(1);
        await page.waitForTimeout(400);
        await expect(shown(page)).toHaveCount(1);
        expect(await page.evaluate(() => history.length)).toBe(before + entries);
        await page.reload();
        await navigate(page, '/nowhere');
        await expect(page.getByText('404', { exact: true })).toBeVisible();
      });
    }
  });
}

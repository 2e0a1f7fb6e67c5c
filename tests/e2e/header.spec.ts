/** The header: navigation, and how its menus and layers open, close and return the focus. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectArrival, follow, menuLink, tabTo } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

const button = (page: Page, name: string | RegExp) =>
  banner(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const games = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('ul ul');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const account = (page: Page) => button(page, 'Edit Profile').locator('..');

const esc = (page: Page) => page.keyboard.press('Escape');
const pressElsewhere = (page: Page) => page.mouse.click(20, 500);
const close = (page: Page) => dialog(page, '').getByRole('button', { name: 'Close' }).click();
const closeSearch = (page: Page) => button(page, 'Close search').press('Enter');
const focusMain = (page: Page) => tabTo(page, page.getByRole('main').getByRole('link').first());

/** What an opener opens. */
function layerOf(page: Page, opener: string) {
  if (opener === 'Games') return games(page);
  if (opener === 'Search') return search(page);
  return opener === 'Account' ? account(page) : dialog(page, opener);
}

/** Width, opener, how its layer closes, and where the focus is afterwards. */
const layers: [number, string, string, (page: Page) => Promise<unknown>, 'opener' | 'elsewhere'][] =
  [
    [1440, 'Games', 'Esc', esc, 'opener'],
    [1440, 'Games', 'a press elsewhere', pressElsewhere, 'elsewhere'],
    [1440, 'Contact details', 'Esc', esc, 'opener'],
    [1440, 'Contact details', 'its button', close, 'opener'],
    [1440, 'Contact details', 'a press on the backdrop', pressElsewhere, 'opener'],
    [1440, 'Search', 'Esc', esc, 'opener'],
    [1440, 'Search', 'its button', closeSearch, 'opener'],
    [1440, 'Search', 'focus elsewhere', focusMain, 'elsewhere'],
    [390, 'Menu', 'Esc', esc, 'opener'],
    [390, 'Menu', 'its button', close, 'opener'],
    [320, 'Account', 'Esc', esc, 'opener'],
    [1440, 'Account', 'a press elsewhere', pressElsewhere, 'elsewhere'],
  ];

test('every menu and layer opens within the window, closes, and returns the focus', async ({
  page,
}) => {
  await page.goto('/about-us?as=candidate-with-profile');
  for (const [width, name, how, end, focus] of layers) {
    await test.step(`${name} at ${width} px, closed by ${how}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const path = name === 'Account' ? '/careers' : '/about-us';
      if (!page.url().endsWith(path)) await navigate(page, path);
      const opener = button(page, name === 'Account' ? /^Account of/ : name);
      await opener.press('Enter');
      await expect(layerOf(page, name)).toBeInViewport({ ratio: 1 });
      const composing = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
      await layerOf(page, name).dispatchEvent('keydown', composing);
      await expect(layerOf(page, name)).toBeVisible();
      await end(page);
      await expect(layerOf(page, name)).toBeHidden();
      if (focus === 'opener') await expect(opener).toBeFocused();
    });
  }
});

test('header and footer have their links, and mark the current page and those below it', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const [label, href] of [
    ['Home', '/'],
    ['Portfolio', '/portfolio'],
    ['Services', '/services#'],
    ['Case Studies', '/case-studies'],
    ['Careers', '/careers'],
    ['Contact', '/contact-us'],
    ['About', '/about-us'],
  ] as const) {
    await expect(menuLink(page, label)).toHaveAttribute('href', href);
  }
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Company Profile', '/about-us'],
    ['About', '/about-us'],
    ['Contact', '/contact-us'],
    ['Privacy Policy', '/privacy_policy'],
    ['Human Resource', '/humanresource'],
    ['AI Scrapper', '/scrapper'],
    ['Pricing', '/pricing'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const [path, current] of [
    ['/services-details/1', []],
    ['/case-studies/1', ['Case Studies']],
    ['/about-us', ['About']],
  ] as const) {
    await navigate(page, path);
    await expect(banner(page).locator('[aria-current=page]')).toHaveText([...current]);
  }
});

test('the Games menu opens by pointer and keyboard, and closes when the focus or the pointer leaves', async ({
  page,
}) => {
  await page.goto('/about-us');
  const opener = button(page, 'Games');
  const game = menuLink(page, 'Rickshaw Rush');
  await opener.hover();
  await expect(game).toBeVisible();
  await opener.click();
  await expect(game, 'a click keeps what the pointer has opened').toBeVisible();
  await page.mouse.move(0, 500);
  await expect(game).toBeHidden();
  await opener.hover();
  await game.hover();
  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
  await page.mouse.move(0, 500);
  const links = games(page).getByRole('link');
  for (const [key, stop, next] of [
    ['Tab', links.last(), menuLink(page, 'Careers')],
    ['Shift+Tab', opener, menuLink(page, 'Case Studies')],
  ] as const) {
    await opener.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first(), 'the focus may move within the menu').toBeFocused();
    await stop.focus();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(menuLink(page, 'Snooker Legends 3D')).toHaveCount(0);
  await opener.press('Enter');
  await game.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rickshaw Rush');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the Games menu opens and closes by touch', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/about-us');
    const opener = button(page, 'Games');
    await opener.tap();
    await expect(menuLink(page, 'Rickshaw Rush')).toBeVisible();
    await page.waitForTimeout(600);
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(menuLink(page, 'Rickshaw Rush')).toBeHidden();
  });
});

test('the search bar sends nothing and stays closed on going back; the side panel has all contacts', async ({
  page,
}) => {
  await page.goto('/about-us');
  const box = search(page);
  await button(page, 'Search').press('Enter');
  await expect(box).toBeFocused();
  await box.fill('apps');
  await box.press('Enter');
  await expect(page).toHaveURL('/about-us');
  await box.blur();
  await expect(box).toHaveValue('apps');
  await menuLink(page, 'Portfolio').click();
  await expect(page).toHaveURL('/portfolio');
  await expect(box).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(box).toHaveCount(0);
  await button(page, 'Contact details').click();
  const panel = dialog(page, 'Contact details');
  const lines = site.offices.flatMap((office) => [...office.lines]);
  for (const text of [site.blurb, ...lines]) await expect(panel.getByText(text)).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/side-panel-open/);
  const links = panel.getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown).toEqual([
    ...site.offices.map(({ phone }) => `tel:${phone.display.replaceAll(' ', '')}`),
    `mailto:${site.emails.official}`,
    ...site.social.map(({ href }) => href),
  ]);
});

test('the menu of a small screen leads to pages, games, side panel and search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  const toggle = button(page, 'Menu');
  const menu = dialog(page, 'Menu');
  const about = menu.getByRole('link', { name: 'About', exact: true });
  await follow(page, toggle);
  await expect(about).toHaveAttribute('aria-current', 'page');
  await follow(page, menu.getByRole('link', { name: 'Kite Duel' }));
  await expectArrival(page, 'Kite Duel');
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await expect(page, 'the menu leaves no history entry').toHaveURL('/about-us');
  await toggle.click();
  await menu.getByRole('button', { name: 'Contact details' }).click();
  await expect(dialog(page, 'Contact details')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.setViewportSize({ width: 700, height: 400 });
  await menu.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('every link of a layer that is higher than the window can be reached', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  const results = Array.from({ length: 40 }, (_, id) => ({ id, game_name: { name: `G ${id}` } }));
  await respondWith('/api/games/', { results });
  await page.goto('/about-us');
  for (const [width, height, opener, layer] of [
    [1440, 700, 'Games', games(page)],
    [1440, 300, 'Contact details', dialog(page, 'Contact details')],
    [390, 700, 'Menu', dialog(page, 'Menu')],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, opener).press('Enter');
    const last = layer.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
  }
});

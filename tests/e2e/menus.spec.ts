/** Menus and layers of the header: how they end (focus that leaves, a wider window, a chosen link, their own button) and what they lead to. */
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectArrival, follow, menuLink } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

test('the Games menu closes when the focus leaves it in either direction', async ({ page }) => {
  await page.goto('/about-us');
  const games = page.getByRole('button', { name: 'Games' });
  const links = page.getByRole('navigation', { name: 'Main' }).locator('[href^="/game-details"]');
  for (const [key, stop, next] of [
    ['Tab', links.last(), menuLink(page, 'Careers')],
    ['Shift+Tab', games, menuLink(page, 'Case Studies')],
  ] as const) {
    await games.press('Enter');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Tab');
    // The focus may move within the menu.
    await expect(links.first()).toBeFocused();
    await stop.focus();
    await expect(games).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
    await expect(games).toHaveAttribute('aria-expanded', 'false');
    await expect(links.first()).toBeHidden();
  }
});

test('the menu of a small screen leads to a game, and closes in a window with room for links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  const toggle = banner(page).getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await follow(page, toggle);
  await expect(menu.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Snooker Legends 3D' })).toHaveCount(0);
  await follow(page, menu.getByRole('link', { name: 'Kite Duel' }));
  await expectArrival(page, 'Kite Duel');
  await expect(menu).toHaveCount(0);
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(menu).toHaveCount(0);
  await expect(menuLink(page, 'Portfolio')).toBeVisible();
});

test('going back to a page whose search was open does not open it again', async ({ page }) => {
  await page.goto('/about-us');
  await banner(page).getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expect(box).toBeFocused();
  await menuLink(page, 'Portfolio').click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(box).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(box).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('the account menu stays open while its text is pressed, and closes by a press elsewhere', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  const button = banner(page).getByRole('button', { name: /^Account of/ });
  await button.click();
  const menu = banner(page).getByRole('button', { name: 'Logout' });
  await banner(page).getByText('Signed in as').click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the search bar closes by Esc and its button, and returns the focus to its opener', async ({
  page,
}) => {
  await page.goto('/about-us');
  const box = page.getByRole('searchbox', { name: 'Search' });
  const opener = banner(page).getByRole('button', { name: 'Search', exact: true });
  const toggle = banner(page).getByRole('button', { name: 'Menu' });
  const close = page.getByRole('button', { name: 'Close search' });
  for (const end of [() => box.press('Escape'), () => close.press('Enter')]) {
    await opener.press('Enter');
    await expect(box).toBeFocused();
    await end();
    await expect(box).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await test.step('also from the menu of a small screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Search', exact: true }).press('Enter');
    await expect(box).toBeFocused();
    await box.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });
});

test('links of the side panel lead to what they show', async ({ page }) => {
  await page.goto('/about-us');
  await banner(page).getByRole('button', { name: 'Contact details' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(panel).toBeVisible();
  const addresses = await panel
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    ...site.offices.map(({ phone }) => `tel:${phone.display.replaceAll(' ', '')}`),
    `mailto:${site.emails.official}`,
    ...site.social.map(({ href }) => href),
  ]);
});

test('every link of a menu or layer that is higher than the window can be reached', async ({
  page,
  respondWith,
}) => {
  const results = Array.from({ length: 40 }, (_, id) => ({
    id,
    game_name: { name: `Game ${id}` },
  }));
  await respondWith('/api/games/', { results });
  await page.goto('/about-us');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [width, height, opener, layer] of [
    [1440, 700, 'Games', main.locator('ul ul')],
    [1440, 300, 'Contact details', page.getByRole('dialog', { name: 'Contact details' })],
    [390, 700, 'Menu', page.getByRole('dialog', { name: 'Menu' })],
  ] as const) {
    await page.setViewportSize({ width, height });
    await banner(page).getByRole('button', { name: opener }).press('Enter');
    const last = layer.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
  }
});

test('a menu closes by a press elsewhere, also where pressed buttons get no focus', async ({
  page,
}) => {
  // As in Safari.
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    }),
  );
  for (const [path, name] of [
    ['/about-us', 'Games'],
    ['/careers?as=candidate-with-profile', /^Account of/],
  ] as const) {
    await page.goto(path);
    const h1 = page.getByRole('heading', { level: 1 });
    const opener = banner(page).getByRole('button', { name });
    await opener.dispatchEvent('click');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await h1.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

test('every menu and layer of the header opens within the window', async ({ page }) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  const dialog = page.getByRole('dialog');
  await page.goto('/careers?as=candidate-with-profile');
  const account = banner(page).getByRole('button', { name: 'Edit Profile' }).locator('..');
  for (const [width, path, opener, layer] of [
    [1440, '/careers', /^Account of/, account],
    [390, '/careers', /^Account of/, account],
    [1440, '/about-us', 'Games', main.locator('ul ul')],
    [1440, '/about-us', 'Contact details', dialog],
    [390, '/about-us', 'Menu', dialog],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await navigate(page, path);
    await banner(page).getByRole('button', { name: opener }).press('Enter');
    await expect(layer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }
});

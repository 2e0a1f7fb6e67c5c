import { expect, test } from './fixtures.ts';

test('the navigation has its links and the Games menu without Snooker Legends 3D', async ({
  page,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [label, href] of [
    ['Home', '/'],
    ['Portfolio', '/portfolio'],
    ['Services', '/services#'],
    ['Case Studies', '/case-studies'],
    ['Careers', '/careers'],
    ['Contact', '/contact-us'],
    ['About', '/about-us'],
  ] as const) {
    await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  const games = nav.getByRole('button', { name: 'Games' });
  await games.press('Enter');
  await expect(nav.getByRole('link', { name: 'Rickshaw Rush' })).toHaveAttribute(
    'href',
    '/game-details/2',
  );
  await expect(nav.getByRole('link', { name: 'Snooker Legends 3D' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link', { name: 'Rickshaw Rush' })).toBeHidden();
  await expect(games).toBeFocused();
});

test('the menu falls back to an empty list when the games fail', async ({ page }) => {
  await page.goto('/about-us?mock=listGames:serverError,listServices:serverError');
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page.getByText('No games to show')).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' }),
  ).toHaveCount(0);
});

test('the search bar and the side panel', async ({ page }) => {
  await test.step('the search bar opens, sends nothing on Enter, and closes', async () => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Search' }).click();
    const box = page.getByRole('searchbox', { name: 'Search' });
    await expect(box).toBeFocused();
    await box.fill('apps');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(box).toHaveValue('apps');
    await box.press('Escape');
    await expect(box).toHaveCount(0);
  });
  await test.step('the side panel shows the company, marks the body, closes and restores the focus', async () => {
    const opener = page.getByRole('button', { name: 'Contact details' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Contact details' });
    await expect(panel.getByText('+44 20 7946 0123')).toBeVisible();
    await expect(panel.getByText('+92 42 0000 0100')).toBeVisible();
    await expect(panel.getByText('hello@twinbridge.example')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(page.locator('body')).toHaveClass(/side-panel-open/);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/side-panel-open/);
    await expect(opener).toBeFocused();
    await opener.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await opener.click();
    await page.mouse.click(20, 400);
    await expect(panel).toHaveCount(0);
  });
});

test('the mobile menu leads to every page and closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Kite Duel' })).toBeVisible();
  await menu.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(menu).toHaveCount(0);
});

import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { respondWith } from './respondWith.ts';

test('navigation, Games menu, search bar and side panel', async ({ page }) => {
  await page.goto('/about-us');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await test.step('the navigation has its links and the Games menu without Snooker Legends 3D', async () => {
    for (const [label, href] of [
      ['Home', '/'],
      ['Portfolio', '/portfolio'],
      ['Services', '/services#'],
      ['Case Studies', '/case-studies'],
      ['Careers', '/careers'],
      ['Contact', '/contact-us'],
      ['About', '/about-us'],
    ] as const) {
      const link = nav.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    const games = nav.getByRole('button', { name: 'Games' });
    const game = nav.getByRole('link', { name: 'Rickshaw Rush' });
    await games.press('Enter');
    await expect(game).toHaveAttribute('href', '/game-details/2');
    await expect(nav.getByRole('link', { name: 'Snooker Legends 3D' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(game).toBeHidden();
    await expect(games).toBeFocused();
  });
  await test.step('the search bar opens, sends nothing on Enter, and closes', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    const box = page.getByRole('searchbox', { name: 'Search' });
    await expect(box).toBeFocused();
    await box.fill('apps');
    await box.press('Enter');
    await expect(page).toHaveURL('/about-us');
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

test('the menu falls back to an empty list when the games fail', async ({ page }) => {
  await page.goto('/about-us?mock=listGames:serverError,listServices:serverError');
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page.getByText('No games to show')).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' }),
  ).toHaveCount(0);
});

test('the careers header in small windows', async ({ page }) => {
  const results = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    game_name: { name: `Game ${index + 1}` },
  }));
  await respondWith(page, '/api/games/', { count: 40, next: null, previous: null, results });
  await page.goto('/careers?as=visitor');
  const middleOf = async (name: string) => {
    const box = await banner(page).getByRole('button', { name, exact: true }).boundingBox();
    return box && box.y + box.height / 2;
  };
  for (const width of [1440, 1200, 1152, 1280]) {
    await test.step(`it stays on one row at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const middles = async () =>
        new Set(await Promise.all(['Search', 'Login', 'Register'].map(middleOf)));
      await expect.poll(async () => (await middles()).size).toBe(1);
    });
  }
  await test.step('a Games menu that is higher than the window scrolls', async () => {
    await banner(page).getByRole('button', { name: 'Games' }).press('Enter');
    const last = banner(page).getByRole('link', { name: 'Game 40' });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });
  await test.step('it scrolls away at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(110);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(banner(page)).not.toBeInViewport();
  });
});

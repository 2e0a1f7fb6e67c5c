/** The header in small windows. */
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { respondWith } from './respondWith.ts';

test('the careers header stays on one row at laptop widths, and scrolls away at 400 % zoom', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor');
  const middleOf = async (name: string) => {
    const box = await banner(page).getByRole('button', { name, exact: true }).boundingBox();
    return box && box.y + box.height / 2;
  };
  for (const width of [1440, 1280, 1200, 1152]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = async () =>
      new Set(await Promise.all(['Search', 'Login', 'Register'].map(middleOf)));
    await expect.poll(async () => (await middles()).size, `${width}`).toBe(1);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(110);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(banner(page)).not.toBeInViewport();
});

test('a Games menu that is higher than the window scrolls', async ({ page }) => {
  const results = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    game_name: { name: `Game ${index + 1}` },
  }));
  await respondWith(page, '/api/games/', { count: 40, next: null, previous: null, results });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/about-us');
  await banner(page).getByRole('button', { name: 'Games' }).press('Enter');
  const last = banner(page).getByRole('link', { name: 'Game 40' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

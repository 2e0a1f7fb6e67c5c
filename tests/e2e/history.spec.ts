/** Back, forward and overlays. */
import { navigate } from '../visit/navigate.ts';
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('going back closes overlays, going forward does not open them again', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const h1 = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/about-us');
  for (const [path, name] of [
    ['/contact-us', 'Contact details'],
    ['/contact-us', 'Menu'],
    ['/case-studies/1', /^View full screen: A freight desk/],
    ['/case-studies/1', 'View All 10 Images'],
    ['/services', 'OUR STORY'],
  ] as const) {
    await test.step(`${name} of ${path}`, async () => {
      await expect(h1).toHaveText('About Us');
      await navigate(page, path);
      await expect(h1).not.toHaveText('About Us');
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.goForward();
      await expect(dialog).toHaveCount(0);
      // Closed by itself it needs no step back of its own.
      await button.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
    });
  }
  await test.step('a link of the menu takes its place', async () => {
    await expect(h1).toHaveText('About Us');
    await banner(page).getByRole('button', { name: 'Menu' }).click();
    await dialog.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await expect(dialog).toHaveCount(0);
  });
});

test('a double click on a card makes one history entry; going on at once is no error', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  const heading = page.getByRole('heading', { level: 1 });
  const card = page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }).first();
  await card.dblclick();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/services$/);
  await expect(heading).toHaveText('Services');
  // The cross-fade of the pages is still running.
  await card.click();
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(heading).toHaveText('Portfolio');
});

/** Back, forward and overlays. */
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('going back closes what the header opened, going forward does not open it again', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await page.setViewportSize({ width: 800, height: 900 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, part] of [
    ['Contact details', page.getByRole('dialog', { name: 'Contact details' })],
    ['Menu', menu],
    ['Search', banner(page).getByRole('searchbox')],
  ] as const) {
    await banner(page).getByRole('button', { name, exact: true }).click();
    await expect(part).toBeVisible();
    await page.goBack();
    await expect(part).toHaveCount(0);
    await page.goForward();
    await expect(part).toHaveCount(0);
    await expect(page).toHaveURL(/contact-us$/);
  }
  // Closed by itself it needs no step back of its own.
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/about-us$/);
  await page.goForward();
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/portfolio$/);
  await page.goBack();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(menu).toHaveCount(0);
});

test('going back closes gallery and story video, going forward does not open them again', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/about-us');
  for (const [name, path, opener] of [
    ['Case Studies', /case-studies\/1$/, /^View full screen: A freight desk/],
    ['Case Studies', /case-studies\/1$/, 'View All 10 Images'],
    ['Services', /services$/, 'OUR STORY'],
  ] as const) {
    await banner(page).getByRole('link', { name, exact: true }).click();
    if (name === 'Case Studies') {
      await page
        .getByRole('main')
        .getByRole('link', { name: /A freight desk/ })
        .click();
    }
    await expect(page).toHaveURL(path);
    const button = page.getByRole('button', { name: opener }).first();
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
    await expect(page).not.toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(dialog).toHaveCount(0);
  }
});

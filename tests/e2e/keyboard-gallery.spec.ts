/** From the menu through a gallery and back with the keyboard only. */
import { expect, test } from './fixtures.ts';
import { expectArrival, follow, menuLink, tabTo } from './keyboard.ts';

const title = 'A freight desk without sticky notes';
const screenshot = (n: number) => `Screenshot ${n} of ${title}`;

test('menu → case study → all images → one image → back', async ({ page }) => {
  await page.goto('/');
  await follow(page, menuLink(page, 'Case Studies'));
  await expectArrival(page, 'Case Studies');
  await follow(page, page.getByRole('link', { name: new RegExp(title) }).first());
  await expectArrival(page, title);
  const opener = page.getByRole('button', { name: 'View All 10 Images' });
  await follow(page, opener);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const chosen = dialog.getByRole('button', { name: `View full screen: ${screenshot(2)}` });
  await follow(page, chosen);
  const image = dialog.getByRole('img');
  await expect(image).toHaveAttribute('alt', screenshot(2));
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAttribute('alt', screenshot(3));
  await tabTo(page, dialog.getByRole('button', { name: 'Next image' }));
  await page.keyboard.press('Space');
  await expect(image).toHaveAttribute('alt', screenshot(4));
  await follow(page, dialog.getByRole('button', { name: 'All images' }), 'Shift+Tab');
  await expect(
    dialog.getByRole('button', { name: `View full screen: ${screenshot(4)}` }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** The gallery of a case study. */

import { expect, test } from '#tests/support/fixtures.ts';

const title = 'A freight desk without sticky notes';

test('the gallery shows images as a preview, full screen and in a list', async ({ page }) => {
  const screenshot = (n: number) => `Screenshot ${n} of ${title}`;
  await page.goto('/case-studies/1');
  const preview = page.getByRole('region', { name: 'Project Screenshots' });
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img');
  const opener = (alt: string) =>
    page.getByRole('button', { name: `View full screen: ${alt}`, exact: true });
  const all = page.getByRole('button', { name: 'View All 10 Images' });
  await test.step('previews the first six of sub images and additional images', async () => {
    await expect(preview.getByRole('img')).toHaveCount(6);
    await expect(preview.getByAltText(screenshot(1), { exact: true })).toBeVisible();
    await expect(preview.getByAltText('The board at seven in the morning')).toBeVisible();
  });
  await test.step('opens the main image full screen and restores the focus', async () => {
    await opener(title).click();
    await expect(image).toHaveAttribute('alt', title);
    await expect(dialog.getByRole('button', { name: 'Next image' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(image).toHaveAttribute('alt', title);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener(title)).toBeFocused();
  });
  await test.step('opens a clicked image and steps through all of them in a loop', async () => {
    await opener(screenshot(2)).click();
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await expect(dialog.getByText('2 of 10', { exact: true })).toBeVisible();
    // Alt with an arrow key is left to the browser.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await page.keyboard.press('ArrowLeft');
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await dialog.getByRole('button', { name: 'Previous image' }).click();
    await expect(image).toHaveAttribute('alt', "Friday's summary for the yard");
    await dialog.getByRole('button', { name: 'Next image' }).press('Space');
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await dialog.getByRole('button', { name: 'Next image' }).dblclick();
    await expect(image).toHaveAttribute('alt', screenshot(3));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(screenshot(2))).toBeFocused();
  });
  await test.step('switches from the list of all images to a chosen one', async () => {
    await all.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const heading = dialog.getByRole('heading', { name: 'All Project Images (10)', exact: true });
    await expect(heading).toBeVisible();
    await expect(image).toHaveCount(10);
    await dialog.getByRole('button', { name: /Choosing a driver/ }).press('Enter');
    await expect(image).toHaveAttribute('alt', 'Choosing a driver');
    await dialog.getByRole('button', { name: 'All images' }).press('Enter');
    await expect(dialog.getByRole('button', { name: /Choosing a driver/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(image).toHaveCount(10);
    await heading.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(720, 880);
    await expect(dialog, 'closed by a click beside the images').toHaveCount(0);
    await expect(all).toBeFocused();
  });
});

test('a swipe steps through the gallery, and only a click beside the image closes it', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/case-studies/1');
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img');
  const expectImage = (n: number) =>
    expect(image).toHaveAttribute('alt', `Screenshot ${n} of ${title}`);
  await page.getByRole('button', { name: /^View full screen: Screenshot 2/ }).click();
  // A tap moves by some pixels.
  for (const [from, to, shown] of [
    [300, 500, 1],
    [500, 300, 2],
    [300, 315, 2],
    [300, 285, 2],
  ] as const) {
    await image.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: from });
    await image.dispatchEvent('pointerup', { pointerType: 'touch', clientX: to });
    await expectImage(shown);
  }
  await image.click();
  await dialog.getByText(`Screenshot 2 of ${title}`, { exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(12, 450);
  await expect(dialog).toHaveCount(0);
});

test('a reload closes the gallery, and one step back leads to the page before', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/case-studies');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: /^View All/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => !history.state?.overlay);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/case-studies');
});

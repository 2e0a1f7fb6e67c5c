/** Gallery of a case study: closed, a single image, or the list of all. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => page.getByRole('region', { name: 'Project Screenshots' });
const tile = (page: Page, alt: string) =>
  preview(page).getByRole('button', { name: `View full screen: ${alt}`, exact: true });
const screenshot = (n: number) => `Screenshot ${n} of A freight desk without sticky notes`;

test('previews six images, and shows them full screen, singly and in a list', async ({ page }) => {
  await test.step('previews the first six of sub images and additional images', async () => {
    await page.goto('/case-studies/1');
    await expect(preview(page).getByRole('img')).toHaveCount(6);
    await expect(preview(page).getByAltText(screenshot(1), { exact: true })).toBeVisible();
    await expect(preview(page).getByAltText(screenshot(4), { exact: true })).toBeVisible();
    await expect(preview(page).getByAltText('The board at seven in the morning')).toBeVisible();
    await expect(preview(page).getByRole('button', { name: 'View All 10 Images' })).toBeVisible();
  });
  await test.step('opens the main image full screen and restores the focus', async () => {
    const title = 'A freight desk without sticky notes';
    const opener = page.getByRole('button', { name: `View full screen: ${title}`, exact: true });
    await opener.click();
    await expect(dialog(page).getByRole('img', { name: title })).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBe(900);
    await expect(dialog(page).getByRole('button', { name: 'Next image' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('img', { name: title })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('opens a clicked image and steps through all of them in a loop', async () => {
    await tile(page, screenshot(2)).click();
    const image = dialog(page).getByRole('img');
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await expect(dialog(page).getByText('2 of 10', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(image).toHaveAttribute('alt', screenshot(3));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await dialog(page).getByRole('button', { name: 'Previous image' }).click();
    await expect(image).toHaveAttribute('alt', "Friday's summary for the yard");
    await dialog(page).getByRole('button', { name: 'Next image' }).click();
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, screenshot(2))).toBeFocused();
  });
  await test.step('lists all images; choosing one switches to single view', async () => {
    const opener = page.getByRole('button', { name: 'View All 10 Images' });
    await opener.click();
    await expect(
      dialog(page).getByRole('heading', { name: 'All Project Images (10)', exact: true }),
    ).toBeVisible();
    await expect(dialog(page).getByRole('img')).toHaveCount(10);
    await dialog(page)
      .getByRole('button', { name: /Choosing a driver/ })
      .click();
    await expect(dialog(page).getByRole('img')).toHaveCount(1);
    await expect(dialog(page).getByRole('img')).toHaveAttribute('alt', 'Choosing a driver');
    await dialog(page).getByRole('button', { name: 'All images' }).click();
    await expect(dialog(page).getByRole('button', { name: /Choosing a driver/ })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('closes on a click beside the images, in both views', async () => {
    await page.getByRole('button', { name: 'View All 10 Images' }).click();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(720, 880);
    await expect(dialog(page)).toHaveCount(0);
    await tile(page, screenshot(1)).click();
    await dialog(page).getByRole('img').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(12, 450);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('stays inside a small screen', async () => {
    await page.setViewportSize({ width: 320, height: 568 });

    await page.getByRole('button', { name: 'View All 10 Images' }).click();
    const fits = () => dialog(page).evaluate((each) => each.scrollWidth <= each.clientWidth);
    expect(await fits()).toBe(true);
    await dialog(page)
      .getByRole('button', { name: /Proof of delivery/ })
      .click();
    expect(await fits()).toBe(true);
    const box = await dialog(page).getByRole('img').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
    await expect(dialog(page).getByRole('button', { name: 'Next image' })).toBeInViewport();
  });
});

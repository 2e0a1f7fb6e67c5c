/** Prerendered pages in a browser without script. */
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('pages show their content, including all slides of carousels', async ({ page }) => {
  for (const path of ['/no-such-page', '/careers', '/']) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('main').getByRole('link').first(), path).toBeVisible();
    await expect(page.getByText('needs JavaScript'), path).toHaveCount(0);
  }
  await expect(page.locator('.splash')).toBeHidden();
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  const slides = carousel.locator('[aria-roledescription=slide]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(slides.first()).toBeInViewport({ ratio: 0.4 });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await slides.first().hover();
  await page.mouse.wheel(20_000, 0);
  await expect(slides.last()).toBeInViewport({ ratio: 0.4 });
  await expect(slides.first()).not.toBeInViewport();
});

test('forms say that they need JavaScript instead of sending', async ({ page }) => {
  for (const [path, part, button] of [
    ['/contact-us', 'main', 'Get in Touch'],
    ['/contact-us', 'contentinfo', 'Subscribe'],
    ['/careers', 'main', 'Search'],
  ] as const) {
    await page.goto(path);
    const form = page.getByRole(part).locator('form');
    await expect(form.locator('noscript p')).toBeVisible();
    for (const field of await form.locator('input, textarea').all()) {
      await field.fill('ada@hart.example');
    }
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

/** Prerendered pages in a browser without script. */
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('forms show that they need JavaScript, and send nothing', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/contact-us');
  await expect(page.locator('noscript p').first()).toBeVisible();
  page.on('request', (request) => requests.push(request.url()));
  for (const [form, button] of [
    [page.getByRole('main').locator('form'), 'Get in Touch'],
    [page.getByRole('contentinfo').locator('form'), 'Subscribe'],
  ] as const) {
    await expect(form.locator('noscript p')).toBeVisible();
    for (const field of await form.getByRole('textbox').all()) await field.fill('ada@hart.example');
    await form.getByRole('button', { name: button }).click();
  }
  for (const [path, button] of [
    ['/blog-single/4', 'Post Comment'],
    ['/careers', 'Search'],
    ['/login', 'Log in'],
  ] as const) {
    await page.goto(path);
    const form = page.getByRole('main').locator('form');
    await expect(form.locator('noscript p')).toBeVisible();
    for (const field of await form.locator('input, textarea').all()) {
      await field.fill('ada@hart.example');
    }
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  expect(requests.filter((url) => url.includes('?'))).toEqual([]);
});

/** Several subscribers on a shared computer. */
import { expect, test } from '#tests/support/fixtures.ts';
import {
  enterEmployees,
  fillAccount,
  heading,
  modal,
  openCard,
  payButton,
} from '#tests/support/subscriber.ts';

test('leaving an account in one tab leaves it in copies of the tab', async ({ page, context }) => {
  await openCard(page);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/pricing?plan=premium'));
  const copy = await opened;
  await expect(payButton(copy)).toBeVisible();
  await copy.getByRole('button', { name: 'Use another account' }).click();
  for (const tab of [copy, page])
    await expect(heading(tab, 'Log in to your account')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'your account')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/"key"|_secret_/);
});

test('a late login response does not replace the next account', async ({ page }) => {
  // Holds the response until it is released.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (request, init) => {
      const response = await fetch(request, init);
      const isLogin = request instanceof Request && request.url.includes('/auth/login/');
      if (isLogin) await new Promise((release) => Object.assign(window, { release }));
      return response;
    };
  });
  await page.goto('/pricing?plan=premium&as=visitor');
  await enterEmployees(page);
  await modal(page).getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await modal(page).getByRole('button', { name: 'Log in' }).click();
  await page.waitForFunction(() => 'release' in window);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await fillAccount(page, true, 'ada');
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(modal(page).getByText('Signed in as ada')).toBeVisible();
  await page.evaluate(() => (window as typeof window & { release: () => void }).release());
  await page.waitForTimeout(500);
  await expect(modal(page).getByText('Signed in as ada')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('subscriber');
});

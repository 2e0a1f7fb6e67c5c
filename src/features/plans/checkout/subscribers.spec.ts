/** Several subscribers on a shared computer. */
import { expect, test } from '#tests/e2e/fixtures.ts';
import { fillAccount, heading, modal, openCard, payButton } from '#tests/e2e/subscriber.ts';

test('an account that is left in one tab is left in its copies', async ({ page, context }) => {
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

test('a login that was left behind does not replace the next account', async ({ page }) => {
  await page.goto('/pricing?plan=premium&as=visitor&mock=loginAccount:slow*1');
  await page.getByRole('spinbutton').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await modal(page).getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await modal(page).getByRole('button', { name: 'Log in' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await fillAccount(page, true, 'ada');
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(modal(page).getByText('Signed in as ada')).toBeVisible();
  await page.waitForTimeout(3500);
  await expect(modal(page).getByText('Signed in as ada')).toBeVisible();
});

/** The checkout: modal, page, employees, account. */
import { password, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillAccount,
  fillCard,
  heading,
  modal,
  payButton,
} from './subscriber.ts';

test('modal: employees, sign-up, card, receipt; the token does not leak', async ({ page }) => {
  const said: string[] = [];
  const urls: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/humanresource?mock=recordPaymentMethod:slow');
  const select = page.getByRole('button', { name: 'Select Plan: Basic' });
  await select.click();
  await expect(modal(page).getByText('Basic plan.')).toBeVisible();
  await enterEmployees(page);
  await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
  await fillAccount(page, true, 'rosalind');
  expect(urls.filter((url) => url.includes('stripe.com'))).toEqual([]);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(toast(page, 'Subscription successful!')).toBeVisible();
  await expectReceipt(page);
  const stored = await page.evaluate(() => ({
    local: { ...localStorage },
    tab: { ...sessionStorage },
  }));
  const { key } = JSON.parse(stored.tab['twinbridge.subscription.account'] ?? '{}');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  // Storage keys of the mock stand for the server; all others are the site's.
  const { 'twinbridge.mock.records': _, ...site } = stored.local;
  for (const text of [JSON.stringify(site), ...said, ...urls]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(password);
  }
  expect(JSON.stringify(stored.tab)).not.toContain('_secret_');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(modal(page)).toHaveCount(0);
  await select.click();
  await expect(heading(page, 'How many employees?')).toBeVisible();
});

test('page: /login, sent once and rejected, then employees and payment on the subscription page', async ({
  page,
  posts,
}) => {
  await page.goto('/login?mock=loginAccount:loginWrong*1,latency:300');
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(page.getByLabel(/^Confirm Password/)).toHaveCount(0);
  await fillAccount(page, false);
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await logIn.dblclick();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText('Unable to log in with provided credentials.');
  expect(posts).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('subscriber');
  await logIn.click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.locator('[aria-current=step]')).toHaveText(/Employees and payment/);
  await enterEmployees(page);
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expectReceipt(page);
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('/combinedcomponent is the same page; the form depends on the link, and toggles', async ({
  page,
}) => {
  await page.goto('/combinedcomponent');
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.evaluate(() => history.replaceState({ usr: { mode: 'login' }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('kept');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel(/^Confirm Password/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('kept');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription(/fill/);
});

test('invalid employee counts show the site’s message, and the amount updates', async ({
  page,
}) => {
  await page.goto('/pricing?plan=basic');
  const field = page.getByRole('spinbutton', { name: 'Maximum number of employees' });
  await expect(field).toHaveAttribute('min', '1');
  for (const bad of ['', '0', '2.5']) {
    await enterEmployees(page, bad);
    await expect(field).toHaveAccessibleDescription('Please enter a valid number of employees.');
    await expect(field).toBeFocused();
  }
  await field.fill('7');
  await expect(field).not.toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Amount')).toHaveText('7 employees × $25.00$175.00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change the number of employees' }).click();
  await expect(field).toHaveValue('7');
});

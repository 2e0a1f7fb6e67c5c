/** Human Resource, AI Scrapper, Pricing and subscription pages; `payment.spec.ts` and `keyboard.spec.ts` have the modal. */

import { toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { take } from '#tests/support/steps.ts';
import {
  enterEmployees,
  expectReceipt,
  fillAccount,
  heading,
  modal,
  pay,
} from '#tests/support/subscriber.ts';

const inBoth = ['Included: Basic Plan Features', 'Included: AI Powered Chatbot'];
const plans = [
  {
    name: 'Basic',
    price: '$5',
    features: [
      'Included: Payroll Management',
      'Included: Employee Management',
      'Included: Employee Documents Management',
    ],
  },
  { name: 'Premium', price: '$29', features: [...inBoth, 'Not included: Mobile App'] },
  { name: 'Premium +', price: '$58', features: [...inBoth, 'Included: Mobile App'] },
];

test('every page of plans has banner, cards and call to action, and its cards open their payment', async ({
  page,
}) => {
  await page.goto('/about-us');
  const main = page.getByRole('main');
  for (const [path, title] of [
    ['/humanresource', 'Human Resource'],
    ['/scrapper', 'AI Scrapper'],
    ['/pricing', 'Pricing'],
  ] as const) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const send = main.getByRole('link', { name: 'Send Message' });
      await expect(send).toHaveAttribute('href', '/contact-us');
      const names = main.getByRole('article').getByRole('heading');
      await expect(names).toHaveText(plans.map(({ name }) => name));
      for (const { name, price, features } of plans) {
        const card = main.getByRole('article', { name, exact: true });
        await expect(card.getByText(price, { exact: true })).toBeVisible();
        const months = card.getByText('per month', { exact: true });
        await expect(months).toHaveCount(name === 'Basic' ? 0 : 1);
        await expect(card.getByRole('listitem')).toHaveText(features);
        await expect(card.getByText('Select Plan', { exact: true })).toBeVisible();
      }
      if (path === '/pricing') return;
      await expect(main.getByRole('heading', { name: 'Welcome to Our Service' })).toBeVisible();
      await expect(main.getByText('Please Select your Plan:', { exact: true })).toBeVisible();
    });
  }
  for (const [name, id] of [
    ['Basic', 'basic'],
    ['Premium', 'premium'],
    ['Premium +', 'premium-plus'],
  ] as const) {
    await page.getByRole('button', { name: `Select Plan: ${name}`, exact: true }).click();
    const text = `${name} plan. You see the full amount before you pay.`;
    await expect(modal(page).getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/pricing?plan=${id}`);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }
});

test('/login leads to employees and payment on the subscription page', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(page.getByLabel(/^Confirm Password/)).toHaveCount(0);
  await take.logIn(page);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  const current = page.locator('[aria-current=step]');
  const steps = page
    .getByRole('list')
    .filter({ hasText: 'Sign up or log in' })
    .getByRole('listitem');
  await expect(current).toHaveText('Employees and payment');
  await expect(steps).toHaveText(['Sign up or log in (done)', 'Employees and payment']);
  await enterEmployees(page);
  await pay(page);
  await expectReceipt(page);
  await expect(current).toHaveCount(0);
  await expect(steps).toHaveText(['Sign up or log in (done)', 'Employees and payment (done)']);
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await test.step('the receipt names what was paid for', async () => {
    const line = (name: string) => page.locator('dt', { hasText: name }).locator('~ dd');
    await expect(line('Maximum employees')).toHaveText('12 employees');
    await expect(line('Price')).toHaveText('$25.00 for each employee');
    await expect(line('Paid on')).toHaveText(/^\w+ \d+, \d{4} at \d+:\d\d/);
    await expect(line('Reference')).toHaveText(/^pi_mock_\d+$/);
  });
  await test.step('another subscription begins with the same account', async () => {
    await page.getByRole('button', { name: 'New subscription' }).press('Enter');
    await expect(heading(page, 'How many employees?')).toBeFocused();
    await expect(page.getByRole('spinbutton')).toHaveValue('');
    await expect(page.getByText('Signed in as subscriber')).toBeVisible();
  });
});

test('/combinedcomponent has both account forms, which share what was typed but no error', async ({
  page,
}) => {
  await page.goto('/combinedcomponent');
  await expect(heading(page, 'Create your account')).toBeVisible();
  const entry = page.getByLabel(/^Password/);
  const confirmed = page.getByLabel(/^Confirm Password/);
  const problem = page.getByRole('main').getByRole('alert');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await submit.click();
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription(/fill/);
  await fillAccount(page, true, 'ada');
  await confirmed.fill('another password');
  await submit.click();
  await expect(problem).toHaveText('The two passwords do not match.');
  await entry.fill('secret');
  await submit.click();
  await expect(entry).toHaveAccessibleDescription(/at least 8 characters/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(confirmed).toHaveCount(0);
  await expect(problem).toHaveText('');
  await expect(entry).toHaveAccessibleDescription('');
  await expect(entry).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ada');
  await page.evaluate(() => history.replaceState({ usr: { mode: 'login' }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
});

test('the amount is left out until the number of employees is valid', async ({ page }) => {
  await page.goto('/pricing?plan=basic');
  const field = page.getByRole('spinbutton', { name: 'Maximum number of employees' });
  await expect(field).toHaveAttribute('min', '1');
  for (const bad of ['', '0', '2.5', '1000001']) {
    await enterEmployees(page, bad);
    await expect(page.getByLabel('Amount')).toHaveText('$25.00 for each employee');
    const limit = bad.length > 3 ? ' It is at most 1,000,000 employees.' : '';
    await expect(field).toHaveAccessibleDescription(
      `Please enter a valid number of employees.${limit}`,
    );
    await expect(field).toBeFocused();
  }
  await field.fill('7');
  await expect(field).not.toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Amount')).toHaveText('7 employees × $25.00$175.00');
  await test.step('the wheel over it scrolls, and changes nothing', async () => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await field.hover();
    const top = () => field.evaluate((input) => input.getBoundingClientRect().top);
    const before = await top();
    await page.mouse.wheel(0, 20);
    await expect.poll(top).toBeLessThan(before);
    await expect(field).toHaveValue('7');
  });
  await enterEmployees(page, '1000000');
  await expect(modal(page).getByText('1,000,000 employees × $25.00')).toBeVisible();
});

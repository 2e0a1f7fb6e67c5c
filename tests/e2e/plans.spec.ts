/** Human Resource, AI Scrapper and Pricing pages. */

import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';
import { modal } from './subscriber.ts';

const plans = [
  {
    name: 'Basic',
    price: '$5',
    monthly: false,
    features: [
      'Included: Payroll Management',
      'Included: Employee Management',
      'Included: Employee Documents Management',
    ],
  },
  {
    name: 'Premium',
    price: '$29',
    monthly: true,
    features: [
      'Included: Basic Plan Features',
      'Included: AI Powered Chatbot',
      'Not included: Mobile App',
    ],
  },
  {
    name: 'Premium +',
    price: '$58',
    monthly: true,
    features: [
      'Included: Basic Plan Features',
      'Included: AI Powered Chatbot',
      'Included: Mobile App',
    ],
  },
];

test('banner, plans, call to action, and the payment modal', async ({ page }) => {
  await page.goto('/about-us');
  const main = page.getByRole('main');
  for (const [path, heading] of [
    ['/humanresource', 'Human Resource'],
    ['/scrapper', 'AI Scrapper'],
    ['/pricing', 'Pricing'],
  ] as const) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const send = main.getByRole('link', { name: 'Send Message' });
      await expect(send).toHaveAttribute('href', '/contact-us');
      await expect(main.getByRole('article')).toHaveCount(3);
      for (const { name, price, monthly, features } of plans) {
        const card = main.getByRole('article', { name, exact: true });
        await expect(card.getByText(price, { exact: true })).toBeVisible();
        await expect(card.getByText('per month', { exact: true })).toHaveCount(monthly ? 1 : 0);
        await expect(card.getByRole('listitem')).toHaveText(features);
        await expect(card.getByText('Select Plan', { exact: true })).toBeVisible();
      }
      if (path === '/pricing') return;
      await expect(main.getByRole('heading', { name: 'Welcome to Our Service' })).toBeVisible();
      await expect(main.getByText('Please Select your Plan:', { exact: true })).toBeVisible();
    });
  }
  await test.step('Select Plan opens the payment modal, going back and Esc close it', async () => {
    const button = page.getByRole('button', { name: 'Select Plan: Premium +' });
    await button.click();
    await expect(modal(page).getByText('Premium + plan.')).toBeVisible();
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await button.press('Enter');
    await expect(modal(page).getByRole('spinbutton')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/pricing');
  });
});

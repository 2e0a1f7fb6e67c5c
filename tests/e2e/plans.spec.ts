/** Human Resource, AI Scrapper and Pricing pages (section 2, "Pricing plans"; section 9). */
import { expect, test } from './fixtures.ts';

const plans = [
  {
    name: 'Basic',
    price: '$5',
    period: null,
    features: [
      'Included: Payroll Management',
      'Included: Employee Management',
      'Included: Employee Documents Management',
    ],
  },
  {
    name: 'Premium',
    price: '$29',
    period: 'per month',
    features: [
      'Included: Basic Plan Features',
      'Included: AI Powered Chatbot',
      'Not included: Mobile App',
    ],
  },
  {
    name: 'Premium +',
    price: '$58',
    period: 'per month',
    features: [
      'Included: Basic Plan Features',
      'Included: AI Powered Chatbot',
      'Included: Mobile App',
    ],
  },
];

for (const [path, heading] of [
  ['/humanresource', 'Human Resource'],
  ['/scrapper', 'AI Scrapper'],
] as const) {
  test(`${path}: banner, welcome, choice of plan, call to action`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${heading} | Twinbridge`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Welcome to Our Service' })).toBeVisible();
    await expect(main.getByText('Please Select your Plan:', { exact: true })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
}

for (const path of ['/humanresource', '/scrapper', '/pricing']) {
  test(`${path}: the three cards show the table of plans`, async ({ page }) => {
    await page.goto(path);
    for (const { name, price, period, features } of plans) {
      const card = page.getByRole('article', { name, exact: true });
      await expect(card.getByText(price, { exact: true })).toBeVisible();
      await expect(card.getByText('per month', { exact: true })).toHaveCount(period ? 1 : 0);
      await expect(card.getByRole('listitem')).toHaveText(features);
      await expect(card.getByText('Select Plan', { exact: true })).toBeVisible();
      await expect(
        card.getByRole('button', { name: `Select Plan: ${name}`, exact: true }),
      ).toBeVisible();
    }
  });
}

test('/pricing: banner and call to action', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Send Message' })).toBeVisible();
});

for (const path of ['/humanresource', '/scrapper', '/pricing']) {
  test(`${path}: Select Plan opens the payment modal, going back and Esc close it`, async ({
    page,
  }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Select Plan: Premium +' });
    const dialog = page.getByRole('dialog', { name: 'Complete Your Payment' });
    await button.click();
    await expect(dialog.getByText('Premium + plan.')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await button.press('Enter');
    await expect(dialog.getByRole('spinbutton')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });
}

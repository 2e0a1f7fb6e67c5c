/** From the home page's links to a paid plan with the keyboard only. */
import { password } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { expectArrival, follow, tabTo, typeInto } from './keyboard.ts';
import { cards, enterEmployees, expectReceipt, heading, modal, payButton } from './subscriber.ts';

test('plan → employees → sign-up → card → receipt', async ({ page }) => {
  await page.goto('/about-us?as=visitor');
  const products = page.getByRole('navigation', { name: 'Products' });
  await follow(page, products.getByRole('link', { name: 'Pricing' }), 'Shift+Tab');
  await expectArrival(page, 'Pricing');
  const plan = page.getByRole('button', { name: 'Select Plan: Premium', exact: true });
  await follow(page, plan);

  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.insertText('12');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: 'Username' }), 'keys');
  await typeInto(page, modal(page).getByRole('textbox', { name: 'Email' }), 'keys@hart.example');
  await typeInto(page, page.getByLabel(/^Password/), password);
  await typeInto(page, page.getByLabel(/^Confirm Password/), password);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Pay by card')).toBeFocused();
  await typeInto(page, page.getByLabel('Card number'), cards.success);
  await typeInto(page, page.getByLabel('Expiration date'), '12/34');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await follow(page, payButton(page));
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeFocused();
  await expectReceipt(page);
  await follow(page, page.getByRole('button', { name: 'Done' }));
  await expect(plan).toBeFocused();
});

test('a retried step keeps the focus', async ({ page }) => {
  await page.goto('/pricing?plan=premium&as=subscriber&mock=intentFailed*1');
  await enterEmployees(page);
  await follow(page, modal(page).getByRole('button', { name: 'Try again' }));
  await expect(payButton(page)).toBeVisible();
  await expect(heading(page, 'Pay by card')).toBeFocused();
  await tabTo(page, payButton(page));
});

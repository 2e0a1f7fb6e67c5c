/** Payment and subscription: intent, card, record, and exactly one confirmation. */
import { expect, test } from './fixtures.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillCard,
  heading,
  modal,
  openCard,
  payButton,
  recorded,
} from './subscriber.ts';

const noIntent = 'Failed to create payment intent.';

test('a failed intent shows an error and can be retried', async ({ page }) => {
  for (const [scenario, text] of [
    ['createPaymentIntent:intentRefused', 'The number of employees is not valid.'],
    ['createPaymentIntent:network', noIntent],
  ] as const) {
    await test.step(`${scenario}: "${text}", and can be retried`, async () => {
      await page.goto(`/pricing?plan=premium&as=subscriber&mock=${scenario}*1`);
      await enterEmployees(page);
      await expect(modal(page).getByRole('alert')).toHaveText(text);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(payButton(page)).toBeVisible();
    });
  }
});

test('a declined card shows the reason, and another card pays', async ({ page }) => {
  await openCard(page);
  for (const [card, text] of [
    [cards.declined, 'Your card was declined.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    [
      '4000 0000 0000 0119',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4242', 'Your card number is incomplete.'],
  ] as const) {
    await test.step(`card ${card}: "${text}"`, async () => {
      await fillCard(page, card);
      await payButton(page).click();
      await expect(modal(page).getByRole('alert').filter({ hasText: text })).toHaveText(text);
      expect((await recorded(page)).subscriptions).toEqual([]);
    });
  }
  await fillCard(page, cards.success);
  await payButton(page).click();
  // The provider gets no request for an incomplete number.
  await expectReceipt(page, 4);
});

test('stripe:notLoaded shows an error, and retrying loads Stripe', async ({ page }) => {
  // loadStripe itself tries twice.
  await page.goto('/pricing?plan=premium&as=subscriber&mock=stripe:notLoaded*2');
  await enterEmployees(page);
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Stripe has not loaded yet. Please try again later.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('stripe:elementMissing shows an error and confirms nothing', async ({ page }) => {
  await openCard(page, 'stripe:elementMissing');
  await payButton(page).click();
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Payment Element not found. Please try again later.',
  );
  expect((await recorded(page)).confirmations).toBe(0);
});

const notRecorded = 'Failed to create subscription.';

test('a payment that is not recorded shows an error, and retrying does not charge again', async ({
  page,
}) => {
  for (const [scenario, text] of [
    ['recordPaymentMethod:subscriptionFailed', notRecorded],
    ['recordPaymentMethod:network', notRecorded],
  ] as const) {
    await test.step(`${scenario}: "${text}", and retrying does not charge again`, async () => {
      // Slow, so that the second click happens during the first attempt.
      await openCard(page, `${scenario}*2,latency:300`);
      await fillCard(page, cards.success);
      await payButton(page).click();
      const problem = modal(page).getByRole('alert');
      await expect(problem).toHaveText(text);
      await expect(heading(page, 'Your payment is confirmed')).toBeVisible();
      await expect(page.getByText('your card will not be charged a second time')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).dblclick();
      await expect(problem).toHaveText(text);
      await page.reload();
      await expectReceipt(page);
    });
  }
});

test('double click and Enter held down confirm exactly once', async ({ page }) => {
  await openCard(page);
  await fillCard(page, cards.declined);
  await page.getByLabel('Security code').focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Enter');
  await expect(modal(page).getByRole('alert')).toHaveText('Your card was declined.');
  expect((await recorded(page)).confirmations).toBe(1);
  await fillCard(page, cards.success);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click();
  });
  await expectReceipt(page, 2);
});

/** Payment and subscription: intent, card, record, and exactly one confirmation. */
import { toast } from './candidate.ts';
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

test('a failed intent and a missing card form show why, confirm nothing, and can be retried', async ({
  page,
}) => {
  // loadStripe itself tries twice.
  await page.goto(
    '/pricing?plan=premium&as=subscriber&mock=createPaymentIntent:intentRefused*1,stripe:notLoaded*2,stripe:elementMissing',
  );
  await enterEmployees(page);
  const problem = modal(page).getByRole('alert');
  for (const text of [
    'The number of employees is not valid.',
    'Stripe has not loaded yet. Please try again later.',
  ]) {
    await expect(problem).toHaveText(text);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await payButton(page).click();
  await expect(problem).toHaveText('Payment Element not found. Please try again later.');
  expect((await recorded(page)).confirmations).toBe(0);
});

test('a declined card shows the reason, and another card pays, each exactly once', async ({
  page,
}) => {
  await openCard(page);
  const problem = modal(page).getByRole('alert');
  await test.step('a card that is declined or incomplete', async () => {
    for (const [card, text] of [
      [cards.declined, 'Your card was declined.'],
      ['4000 0000 0000 0069', 'Your card has expired.'],
      ['4242', 'Your card number is incomplete.'],
    ] as const) {
      await fillCard(page, card);
      await payButton(page).click();
      await expect(problem.filter({ hasText: text })).toHaveText(text);
    }
    // The provider gets no request for an incomplete number.
    expect(await recorded(page)).toMatchObject({ confirmations: 2, subscriptions: [] });
  });
  await test.step('Enter held down', async () => {
    await fillCard(page, cards.declined);
    await page.getByLabel('Security code').focus();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(50);
    }
    await page.keyboard.up('Enter');
    await expect(problem).toHaveText('Your card was declined.');
    expect((await recorded(page)).confirmations).toBe(3);
  });
  await fillCard(page, cards.success);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click();
  });
  await expectReceipt(page, 4);
});

const notRecorded = 'Failed to create subscription.';
const recording = 'We are recording your subscription.';

test('a payment that is not recorded keeps the modal open, and is not charged again', async ({
  page,
}) => {
  const outcomes = ['subscriptionFailed*1', 'network*1', 'slow*1'];
  const scenario = outcomes.map((outcome) => `recordPaymentMethod:${outcome}`);
  // Slow, so that keys and the second click come during an attempt.
  await openCard(page, `${scenario},latency:2000`);
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(heading(page, 'Your payment is confirmed')).toBeFocused();
  await expect(page.getByText(recording)).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  const problem = modal(page).getByRole('alert');
  await expect(problem).toHaveText(notRecorded);
  await expect(page.getByText('your card will not be charged a second time')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(problem).toHaveText(notRecorded);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.reload();
  await expectReceipt(page);
});

test('whoever leaves a payment that is not recorded is told, and can finish it', async ({
  page,
}) => {
  await page.goto('/pricing?as=subscriber&mock=recordPaymentMethod:network*1,latency:2000');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await enterEmployees(page);
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(page.getByText(recording)).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  const charged = toast(page, 'Your card was charged. Select a plan again to finish');
  await expect(charged).toBeVisible();
  await charged.getByRole('button', { name: 'close' }).click();
  const basic = page.getByRole('button', { name: 'Select Plan: Basic', exact: true });
  await basic.click();
  await expect(modal(page).getByText(/^Your card was charged, but/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(charged).toBeVisible();
  await basic.click();
  await modal(page).getByRole('button', { name: 'Try again' }).click();
  await expectReceipt(page);
});

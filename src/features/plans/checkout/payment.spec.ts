/** Payment and subscription: intent, card, recording, exactly one confirmation, reloads and redirects. */
import { textOf } from '#errors/catalogue.ts';
import { toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillAccount,
  fillCard,
  heading,
  modal,
  openCard,
  pay,
  payButton,
  recorded,
} from '#tests/support/subscriber.ts';

test('every attempt to pay confirms once, by Enter held down or by five clicks', async ({
  page,
}) => {
  await openCard(page);
  await fillCard(page, cards.declined);
  await page.getByLabel('Security code').focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Enter');
  await expect(modal(page).getByRole('alert')).toHaveText('Your card was declined.');
  expect(await recorded(page)).toMatchObject({ confirmations: 1, subscriptions: [] });
  await fillCard(page, cards.success);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click();
  });
  await expectReceipt(page, 2);
});

test('a payment that is not recorded is recorded later without a second charge', async ({
  page,
}) => {
  const outcomes = ['subscriptionFailed*1', 'network*1', 'slow*1'];
  const scenario = outcomes.map((outcome) => `recordPaymentMethod:${outcome}`);
  // Slow, so that keys and the second click arrive during an attempt.
  await openCard(page, `${scenario},latency:1000`);
  await pay(page);
  await expect(heading(page, 'Your payment is confirmed')).toBeFocused();
  const notice = modal(page).getByRole('status').filter({ hasText: 'Your card was charged' });
  await expect(notice).toContainText('We are recording it now.');
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  const problem = modal(page).getByRole('alert');
  await expect(problem).toHaveText('Failed to create subscription.');
  await expect(notice).toContainText('Try again, or contact us with the reference pi_');
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(problem).toHaveText('Failed to create subscription.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.reload();
  await expectReceipt(page);
});

test('no secret stays in the URL after a return from the bank', { tag: '@deep' }, async ({
  page,
}) => {
  await openCard(page);
  const payAtBank = async (card: string) => {
    const left = page.waitForRequest((request) => request.url().includes('redirect_status'));
    await pay(page, card);
    expect(new URL((await left).url()).pathname).toBe('/');
    await expect(page).toHaveURL(/\/subscription$/);
  };
  await payAtBank(cards.awayDeclined);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your card was declined.');
  await payAtBank(cards.away);
  await expect(toast(page, 'Subscription successful!')).toBeVisible();
  await expectReceipt(page, 2);
  await page.reload();
  await expectReceipt(page, 2);
  const entry = await page.evaluate(() => `${location.href}${JSON.stringify(history.state)}`);
  expect(entry).not.toMatch(/secret|payment_intent/);
});

test('a payment that this tab did not start is recorded only if the visitor accepts it', {
  tag: '@deep',
}, async ({ page, posts }) => {
  await page.goto('/?as=visitor&payment_intent_client_secret=pi_other_secret_other');
  await expect(heading(page, 'Is this payment yours?')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await page.reload();
  await page.getByRole('button', { name: 'It is not mine' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  expect(posts).toEqual([]);
  await openCard(page);
  await fillCard(page, cards.away);
  // The bank's page comes back to a tab that has lost the checkout.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
  await payButton(page).click();
  await page.getByRole('button', { name: 'Finish my payment' }).click();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReceipt(page);
});

test('a reload resumes at account, card, confirmation and receipt', async ({ page }) => {
  await page.goto('/pricing?plan=premium');
  await enterEmployees(page);
  await page.reload();
  await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.reload();
  await fillCard(page, cards.success);
  // The provider does not respond, so the reload happens before the confirmation ends.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.reload();
  // After the reload the provider does not know the payment.
  await pay(page);
  await expectReceipt(page);
  const paidOn = String(await page.locator('dd', { hasText: ' at ' }).textContent());
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await expectReceipt(page);
  await expect(page.getByText(paidOn)).toBeVisible();
  // The provider charges an intent only once.
  expect((await recorded(page)).intents).toBe(1);
});

test('a payment in process is told until it has ended, and is recorded then', async ({ page }) => {
  await openCard(page, 'stripe:processing*1');
  await pay(page);
  const notice = page.getByText(textOf('paymentProcessing'));
  await expect(modal(page).locator(notice)).toBeVisible();
  await expect(page.getByText(/Paid on|Total paid/)).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert').locator(notice)).toBeVisible();
  await page.getByRole('link', { name: 'Finish your subscription' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectReceipt(page);
});

/** The checkout after a reload, a redirect, an expired token, another account, or a forged payment link. */
import { toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillAccount,
  fillCard,
  heading,
  modal,
  openCard,
  payButton,
  recorded,
} from './subscriber.ts';

test('a refusal and a success at the bank return to the origin, and leave no secret in the URL', async ({
  page,
}) => {
  await openCard(page);
  const payAtBank = async (card: string) => {
    await fillCard(page, card);
    const left = page.waitForRequest((request) => request.url().includes('redirect_status'));
    await payButton(page).click();
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
  await page.goBack();
  expect(page.url()).not.toMatch(/secret|payment_intent/);
});

test('a tab that lost the checkout asks whether the payment is the visitor’s, and finishes it', async ({
  page,
}) => {
  await openCard(page);
  await fillCard(page, cards.away);
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('twinbridge.')) sessionStorage.removeItem(key);
      }
    }),
  );
  await payButton(page).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(heading(page, 'Is this payment yours?')).toBeVisible();
  await page.getByRole('button', { name: 'Finish my payment' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReceipt(page);
});

test('a reload resumes at employees, account, card, confirmation and receipt', async ({ page }) => {
  await page.goto('/pricing?plan=premium');
  await page.reload();
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
  // After the reload the provider knows no such payment.
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expectReceipt(page);
  await page.reload();
  await expectReceipt(page);
  // The provider charges an intent only once.
  expect((await recorded(page)).intents).toBe(1);
});

test('an expired token leads to the login, before and after paying', async ({ page }) => {
  await page.goto(
    '/pricing?plan=premium&as=subscriber&mock=createPaymentIntent:invalidToken*1,recordPaymentMethod:invalidToken*1',
  );
  await enterEmployees(page);
  await expect(modal(page).getByRole('alert')).toHaveText('Failed to create payment intent.');
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(
    modal(page).getByRole('alert').filter({ hasText: 'Failed to create subscription.' }),
  ).toBeVisible();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReceipt(page);
});

test('a payment that this tab did not start needs the visitor’s consent, and nothing is recorded before', async ({
  page,
  posts,
}) => {
  await page.goto('/login?as=subscriber');
  await expect(page).toHaveURL(/\/subscription$/);
  await page.goto('/?payment_intent_client_secret=pi_other_secret_other');
  await expect(heading(page, 'Is this payment yours?')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await page.reload();
  await page.getByRole('button', { name: 'It is not mine' }).click();
  await expect(heading(page, 'How many employees?')).toBeVisible();
  expect(posts).toEqual([]);
});

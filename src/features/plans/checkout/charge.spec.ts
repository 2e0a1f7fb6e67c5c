/** From the confirmation of a payment to its receipt, every screen and every way out reports the charge. */
import type { Page } from '@playwright/test';
import { banner } from '#tests/support/candidate.ts';
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

const within = (page: Page) => page.locator('main, dialog').getByRole('status');
const charged = (page: Page) => within(page).getByText(/^Your card was charged.*a second time\.$/);
/** The bar on pages without a checkout. */
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your card was charged' });
const finish = (page: Page) => page.getByRole('link', { name: 'Finish your subscription' });
const select = (page: Page, plan: string) =>
  page.getByRole('button', { name: `Select Plan: ${plan}`, exact: true }).click();

async function logIn(page: Page): Promise<void> {
  await fillAccount(page, false);
  await page.locator('main, dialog').getByRole('button', { name: 'Log in' }).click();
}

/** Pays in the modal, opened by its button, with a token that the recording refuses. */
async function payWithRefusedToken(page: Page): Promise<void> {
  await page.goto('/pricing?as=subscriber&mock=recordPaymentMethod:invalidToken*1');
  await select(page, 'Premium');
  await enterEmployees(page);
  await pay(page);
  await expect(heading(page, 'Log in to your account')).toBeVisible();
}

test('login and sign-up report the charge', async ({ page }) => {
  await payWithRefusedToken(page);
  await expect(charged(page)).toContainText('with the account that paid');
  await expect(modal(page).getByText('before you pay')).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(charged(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(charged(page)).toBeVisible();
  await logIn(page);
  await expectReceipt(page);
  await expect(charged(page)).toHaveCount(0);
});

test('a recording reports the charge until it succeeds', async ({ page }) => {
  await openCard(page, 'recordPaymentMethod:subscriptionFailed*1,latency:1500');
  await pay(page);
  await expect(charged(page)).toContainText('We are recording it now.');
  await expect(charged(page)).toContainText('Try again, or contact us with the reference pi_');
});

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  Esc: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => modal(page).getByRole('button', { name: 'Close' }).click(),
  'the backdrop': (page) => page.mouse.click(5, 5),
  'going back': (page) => page.goBack(),
};
for (const [name, leave] of Object.entries(waysOut)) {
  test(`leaving the modal by ${name} shows a bar that leads to the receipt`, async ({ page }) => {
    await payWithRefusedToken(page);
    await leave(page);
    await expect(modal(page)).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    await finish(page).press('Enter');
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(charged(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await logIn(page);
    await expectReceipt(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(heading(page, 'Thank you. You are subscribed.')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });
}

test('the bar is on every page', async ({ page }) => {
  await payWithRefusedToken(page);
  await page.keyboard.press('Escape');
  await banner(page).getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(/\/portfolio/);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.goto('/careers');
  await expect(bar(page)).toBeVisible();
});

test('another plan shows the charge instead of a new payment', async ({ page }) => {
  await payWithRefusedToken(page);
  await page.keyboard.press('Escape');
  await select(page, 'Basic');
  await expect(modal(page).getByText(/^Your card was charged/)).toBeVisible();
  await expect(modal(page).getByText('before you pay')).toHaveCount(0);
});

test('the browser asks before a tab with an unrecorded charge is closed', async ({ page }) => {
  await payWithRefusedToken(page);
  for (const leave of [() => Promise.resolve(), () => page.keyboard.press('Escape')]) {
    await leave();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
  }
  await finish(page).click();
  await logIn(page);
  await expectReceipt(page);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    return question.accept();
  });
  await page.reload();
  await expectReceipt(page);
  expect(questions).toEqual([]);
});

test('a recording refused for another account succeeds for the account that paid', async ({
  page,
}) => {
  await openCard(page, 'recordPaymentMethod:invalidToken*1');
  await pay(page);
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await fillAccount(page, true, 'ada');
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(charged(page)).toContainText('Try again');
  await modal(page).getByRole('button', { name: 'Use another account' }).click();
  await expect(charged(page)).toContainText('with the account that paid');
  await logIn(page);
  await expectReceipt(page);
  expect((await recorded(page)).subscriptions).toEqual([
    expect.objectContaining({ owner: 'subscriber' }),
  ]);
});

test('a refused token after the bank’s page also reports the charge', async ({ page }) => {
  await openCard(page, 'recordPaymentMethod:invalidToken*1');
  await pay(page, cards.away);
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(charged(page)).toContainText('Log in to finish');
  await logIn(page);
  await expectReceipt(page);
});

test('leaving before the provider responds shows that the charge is unknown', async ({ page }) => {
  await page.goto('/pricing?as=subscriber');
  await select(page, 'Premium');
  await enterEmployees(page);
  await fillCard(page, cards.success);
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.goBack();
  const unknown = 'We do not know yet whether your card was charged.';
  await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
});

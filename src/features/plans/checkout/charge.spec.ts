/** From the confirmation of a payment to its receipt, every screen and every way out reports the charge. */
import type { Page } from '@playwright/test';
import { banner, toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillAccount,
  fillCard,
  heading,
  modal,
  pay,
  payButton,
} from '#tests/support/subscriber.ts';

const within = (page: Page) => page.locator('main, dialog').getByRole('status');
const charged = (page: Page) => within(page).getByText(/^Your card was charged.*a second time\.$/);
/** The bar on pages without a checkout. */
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your card was charged' });
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

/** Makes the card provider take `ms` for a confirmation; it takes 300 ms otherwise. */
const delayConfirmation = (page: Page, ms: number) =>
  page.evaluate((delay) => {
    const wait = window.setTimeout as (work: () => void, ms: number) => number;
    const slow = (work: () => void, time: number) => wait(work, time === 300 ? delay : time);
    Object.assign(window, { setTimeout: slow });
  }, ms);

test('leaving the modal, by closing it or going back, shows a bar on every page, which leads to the receipt', async ({
  page,
}) => {
  await payWithRefusedToken(page);
  await expect(modal(page).getByText('before you pay')).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  await select(page, 'Basic');
  await expect(charged(page)).toContainText('Log in to finish');
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await banner(page).getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(/\/portfolio/);
  await expect(bar(page)).toBeVisible();
  await page.goto('/careers');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('link', { name: 'Finish your subscription' }).press('Enter');
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(charged(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await logIn(page);
  await expectReceipt(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(heading(page, 'Thank you. You are subscribed.')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('the browser asks before a tab with an unrecorded charge is closed', { tag: '@deep' }, async ({
  page,
}) => {
  await payWithRefusedToken(page);
  for (const leave of [() => Promise.resolve(), () => page.keyboard.press('Escape')]) {
    await leave();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
  }
  await page.getByRole('link', { name: 'Finish your subscription' }).click();
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

test('a visitor who leaves before the provider responds is told so, and then the outcome', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/subscription?as=subscriber');
  await enterEmployees(page);
  await fillCard(page, cards.declined);
  await delayConfirmation(page, 4000);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await navigate(page, '/portfolio');
  const unknown = page.getByRole('alert').filter({ hasText: 'We do not know yet whether' });
  await expect(unknown).toBeVisible();
  await expect(toast(page, 'Your card was declined.')).toBeVisible();
  await expect(unknown).toHaveCount(0);
});

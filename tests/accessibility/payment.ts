/** Every step of the payment modal. */
import type { Page } from '@playwright/test';
import { cards, enterEmployees, fillCard, payButton } from '../e2e/subscriber.ts';
import type { State } from './state.ts';

const visitor = '/pricing?plan=premium-plus&as=visitor';
const subscriber = '/pricing?plan=premium&as=subscriber';

async function pay(page: Page): Promise<void> {
  await enterEmployees(page);
  await fillCard(page, cards.success);
  await payButton(page).click();
}

/** The steps in order, with their failures. */
export const paymentSteps: State[] = [
  { name: 'payment: employees', path: visitor },
  {
    name: 'payment: employees, huge amount',
    path: visitor,
    open: (page) => page.getByRole('spinbutton').fill('1000000000'),
  },
  { name: 'payment: sign-up', path: visitor, open: (page) => enterEmployees(page) },
  {
    name: 'payment: login, fields missing',
    path: visitor,
    open: async (page) => {
      await enterEmployees(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    },
  },
  {
    name: 'payment: card',
    path: subscriber,
    open: async (page) => {
      await enterEmployees(page);
      await payButton(page).waitFor();
    },
  },
  {
    name: 'payment: not recorded',
    path: `${subscriber}&mock=recordPaymentMethod:subscriptionFailed`,
    open: async (page) => {
      await pay(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'payment: receipt',
    path: subscriber,
    open: async (page) => {
      await pay(page);
      await page.getByText('Total paid').waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'close' }).click();
      await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
    },
  },
];

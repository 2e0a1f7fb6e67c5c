/** Actions of a subscriber in the checkout. */
import { expect, type Page } from '@playwright/test';
import { password } from './candidate.ts';

/** Card numbers of the mock card provider. */
export const cards = {
  success: '4242 4242 4242 4242',
  away: '4000 0000 0000 3220',
  awayDeclined: '4000 0084 0000 1629',
  declined: '4000 0000 0000 0002',
};

/** The payment modal. */
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Payment' });
/** The heading of a step. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
/** The pay button for twelve employees. */
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $300.00' });

/** Enters the number of employees and continues. */
export async function enterEmployees(page: Page, employees = '12'): Promise<void> {
  await page.getByRole('spinbutton').fill(employees);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the account form, for the mock's subscriber or for a new one. */
export async function fillAccount(page: Page, confirm: boolean, name = 'subscriber') {
  const email = `${name}@${name === 'subscriber' ? 'people' : 'hart'}.example`;
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.locator('main, dialog').getByRole('textbox', { name: 'Email' }).last().fill(email);
  await page.getByLabel(/^Password/).fill(password);
  if (confirm) await page.getByLabel(/^Confirm Password/).fill(password);
}

/** Fills in the card form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** Fills in the card form and pays for twelve employees. */
export async function pay(page: Page, card = cards.success): Promise<void> {
  await fillCard(page, card);
  await payButton(page).click();
}

/** Opens the modal at its card form, for 12 employees, logged in. */
export async function openCard(page: Page, mock = ''): Promise<void> {
  await page.goto(`/pricing?plan=premium&as=subscriber${mock && `&mock=${mock}`}`);
  await enterEmployees(page);
  await expect(payButton(page)).toBeVisible();
}

/** The mock's records: subscriptions, and the numbers of intents and of their confirmations. */
export const recorded = (page: Page) =>
  page.evaluate(() => {
    type Stored = { intents: { payment?: { confirmations: number } }[]; subscriptions: object[] };
    const text = localStorage.getItem('mock.records') ?? '{"intents":[],"subscriptions":[]}';
    const { intents, subscriptions } = JSON.parse(text) as Stored;
    const confirmations = intents.reduce(
      (sum, { payment }) => sum + (payment?.confirmations ?? 0),
      0,
    );
    return { confirmations, subscriptions, intents: intents.length };
  });

/** Expects the receipt and the number of confirmations. */
export async function expectReceipt(page: Page, confirmations = 1): Promise<void> {
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeVisible();
  await expect(page.getByText('Total paid')).toBeVisible();
  await expect(page.getByText('$300.00', { exact: true })).toBeVisible();
  const { confirmations: counted, subscriptions } = await recorded(page);
  expect(counted).toBe(confirmations);
  expect(subscriptions).toEqual([
    expect.objectContaining({ companyId: 10, max_employees: 12, owner: expect.any(String) }),
  ]);
}

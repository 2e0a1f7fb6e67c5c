/** Dialogs and what the site knows of them agree, whoever closes them. */
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { cards, expectReceipt, fillCard, modal, openCard, payButton, toast } from './subscriber.ts';

test('Esc again and again over the discard question leaves nothing dead', async ({ page }) => {
  await page.goto('/careers?as=visitor');
  const login = banner(page).getByRole('button', { name: 'Login' });
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill('ada@hart.example');
  // Choosing no file says so by an event of the same name as a request to close the dialog.
  await dialog.getByRole('textbox', { name: 'Email Address' }).evaluate((field) => {
    field.dispatchEvent(new Event('cancel', { bubbles: true }));
  });
  await expect(question).toHaveCount(0);
  for (const open of [true, false, true, false]) {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(open ? 1 : 0);
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await login.click();
  await expect(dialog).toBeVisible();
});

test('a dialog that the browser closes by itself is closed, or comes back if it may not be', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor');
  const login = banner(page).getByRole('button', { name: 'Login' });
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  const email = dialog.getByRole('textbox', { name: 'Email Address' });
  await expect(email).toBeFocused();
  const closeNatively = () =>
    page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  await closeNatively();
  await expect(page).toHaveURL(/\/careers$/);
  await login.click();
  await email.fill('ada@hart.example');
  await closeNatively();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(email).toHaveValue('ada@hart.example');
});

test('Esc while a payment is recorded closes nothing, and its failure is told', async ({
  page,
}) => {
  await openCard(page, 'recordPaymentMethod:network*1,latency:700');
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(page.getByText('We are recording your subscription.')).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await expect(modal(page).getByRole('alert')).toHaveText('Failed to create subscription.');
  await modal(page).getByRole('button', { name: 'Try again' }).click();
  await expectReceipt(page);
});

test('whoever goes back while a payment is recorded is told when that fails, and can finish', async ({
  page,
}) => {
  await page.goto('/pricing?as=subscriber&mock=recordPaymentMethod:network*1,latency:700');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await page.getByRole('spinbutton').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(page.getByText('We are recording your subscription.')).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(toast(page, 'Your card was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Select Plan: Basic', exact: true }).click();
  await modal(page).getByRole('button', { name: 'Try again' }).click();
  await expectReceipt(page);
});

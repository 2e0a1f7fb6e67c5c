/** Dialogs and what the site knows of them agree, whoever closes them. */

import { navigate } from '../visit/navigate.ts';
import { banner, signIn } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('a dialog and its URL agree, whoever closes it', async ({ page }) => {
  await page.goto('/careers?as=visitor');
  const login = banner(page).getByRole('button', { name: 'Login' });
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  const email = dialog.getByRole('textbox', { name: 'Email Address' });
  await email.fill('ada@hart.example');
  // Choosing no file says so by an event of the same name as a request to close the dialog.
  await email.evaluate((field) => {
    field.dispatchEvent(new Event('cancel', { bubbles: true }));
  });
  await expect(question).toHaveCount(0);
  for (const open of [true, false, true, false]) {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(open ? 1 : 0);
    await expect(dialog).toBeVisible();
  }
  // The browser may close a dialog by itself.
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(email).toHaveValue('ada@hart.example');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL('/careers');

  await banner(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/careers?dialog=register');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await navigate(page, '/careers?dialog=profile');
  await signIn(page);
  await expect(page.getByRole('dialog', { name: 'Create Profile' })).toBeVisible();
});

/** The contact form: required fields, and what sending does to it. */
import type { Page } from '@playwright/test';
import { toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { fillMessage } from './steps.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test('name, email and comments are required, blanks do not count, and phone is optional', async ({
  page,
  posts,
}) => {
  await page.goto('/contact-us');
  const submit = page.getByRole('button', { name: 'Get in Touch' });
  const [name, email] = [fieldOf(page, 'Name'), fieldOf(page, 'Email')];
  const comments = fieldOf(page, 'Comments');
  await expect(comments).toHaveAttribute('placeholder', 'Tell Us About Project *');
  await submit.click();
  await expect(name).toBeFocused();
  for (const field of [name, email, comments]) {
    await expect(field).toHaveAccessibleDescription(/fill (out|in) this field/);
  }
  await fillMessage(page.getByRole('main'), 'An app for our farm shops.');
  await email.fill('nobody');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/@/);
  await email.fill('ada@hart.example');
  await name.fill('   ');
  await submit.click();
  await expect(name).toHaveAccessibleDescription(/fill/);
  expect(posts).toEqual([]);
  await name.fill('Rosalind');
  await submit.click();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
});

test('only a sent message clears the form, which is disabled during sending', async ({ page }) => {
  await page.goto('/contact-us?mock=sendEmail:network*1,sendEmail:slow');
  const comments = 'An app for our farm shops.';
  await fillMessage(page.getByRole('main'), comments);
  const send = page.getByRole('button', { name: 'Get in Touch' });
  // `catalogue.spec.ts` tests every outcome.
  await send.press('Enter');
  await expect(toast(page, 'Error sending message.')).toBeVisible();
  await expect(send).toBeFocused();
  await expect(fieldOf(page, 'Name')).toHaveValue('Ada Hart');
  await expect(fieldOf(page, 'Comments')).toHaveValue(comments);
  await send.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const name of ['Name', 'Email', 'Phone', 'Comments']) {
    await expect(fieldOf(page, name)).toBeDisabled();
  }
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
  await expect(fieldOf(page, 'Name')).toHaveValue('');
  await expect(fieldOf(page, 'Comments')).toHaveValue('');
});

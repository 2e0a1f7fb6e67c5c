/** The contact form: required fields, and what sending does to it. */
import type { Page } from '@playwright/test';
import { toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

async function fill(page: Page): Promise<void> {
  await fieldOf(page, 'Name').fill('Rosalind Hart');
  await fieldOf(page, 'Email').fill('rosalind@hart.example');
  await page.getByPlaceholder('Tell Us About Project *').fill('An app for our farm shops.');
}

test('name, email and comments are required, blanks do not count, and phone is optional', async ({
  page,
  posts,
}) => {
  await page.goto('/contact-us');
  const submit = page.getByRole('button', { name: 'Get in Touch' });
  const [name, email] = [fieldOf(page, 'Name'), fieldOf(page, 'Email')];
  await submit.click();
  await expect(name).toBeFocused();
  for (const field of [name, email, fieldOf(page, 'Comments')]) {
    await expect(field).toHaveAccessibleDescription(/fill (out|in) this field/);
  }
  await fill(page);
  await email.fill('nobody');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/@/);
  await email.fill('rosalind@hart.example');
  await name.fill('   ');
  await submit.click();
  await expect(name).toHaveAccessibleDescription(/fill/);
  expect(posts).toEqual([]);
  await name.fill('Rosalind');
  await submit.click();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
});

test('only a sent message clears the form, which is disabled during sending and sends once', async ({
  page,
  posts,
}) => {
  await page.goto('/contact-us?mock=sendEmail:network*1,sendEmail:messageSent*1,sendEmail:slow');
  await fill(page);
  const send = page.getByRole('button', { name: 'Get in Touch' });
  // `catalogue.spec.ts` tests every outcome.
  for (const [text, name, comments] of [
    ['Error sending message.', 'Rosalind Hart', 'An app for our farm shops.'],
    ['Thanks For Your Message', '', ''],
  ] as const) {
    await send.press('Enter');
    const message = toast(page, text);
    await expect(message).toBeVisible();
    await expect(send).toBeEnabled();
    await expect(send).toBeFocused();
    await expect(fieldOf(page, 'Name')).toHaveValue(name);
    await expect(fieldOf(page, 'Comments')).toHaveValue(comments);
    await message.getByRole('button', { name: 'close' }).click();
    await expect(message).toHaveCount(0);
  }
  posts.length = 0;
  await fill(page);
  await send.dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const name of ['Name', 'Email', 'Phone', 'Comments']) {
    await expect(fieldOf(page, name)).toBeDisabled();
  }
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  expect(posts).toHaveLength(1);
});

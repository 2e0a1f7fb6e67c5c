import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Rosalind Hart');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Email' })
    .fill('rosalind@hart.example');
  await page.getByPlaceholder('Tell Us About Project *').fill('An app for our farm shops.');
}

const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${text.replaceAll('.', '\\.')}$`) });

/** Outcome, toast, and whether the form is cleared; `catalogue.spec.ts` tests every outcome. */
const outcomes = [
  ['messageRefused', 'Our mail provider refused the address.', false],
  ['messageFailed', 'Error sending message. Please try again.', false],
  ['network', 'Error sending message. Please try again.', false],
  ['messageSent', 'Thanks For Your Message', true],
] as const;

test('each outcome has its toast, and only a sent message clears the form', async ({ page }) => {
  const parts = outcomes.map(([outcome]) => `sendEmail:${outcome}*1`);
  await page.goto(`/?mock=${parts.join(',')}`);
  await fill(page);
  for (const [outcome, text, cleared] of outcomes) {
    await test.step(`${outcome}: "${text}"`, async () => {
      await page.getByRole('button', { name: 'Get in Touch' }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Get in Touch' })).toBeEnabled();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(
        cleared ? '' : 'Rosalind Hart',
      );
      await expect(page.getByPlaceholder('Tell Us About Project *')).toHaveValue(
        cleared ? '' : 'An app for our farm shops.',
      );
      await toast(page, text).getByRole('button', { name: 'close' }).click();
      await expect(toast(page, text)).toHaveCount(0);
    });
  }
});

test('during sending the form is disabled, and a double click sends once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/?mock=sendEmail:slow');
  await fill(page);
  await page.getByRole('button', { name: 'Get in Touch' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const name of ['Name', 'Phone', 'Comments']) {
    await expect(page.getByRole('textbox', { name })).toBeDisabled();
  }
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a text above the limit gets an error message and is kept', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/contact-us');
  await fill(page);
  const comments = page.getByPlaceholder('Tell Us About Project *');
  await comments.fill('x'.repeat(4100));
  await expect(page.getByText('4,100 of 5,000 characters')).toBeVisible();
  await comments.fill('x'.repeat(5001));
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(comments).toHaveAccessibleDescription(
    'Please use at most 5,000 characters; these are 5,001.',
  );
  await expect(comments).toHaveValue('x'.repeat(5001));
  expect(posts).toEqual([]);
  await comments.fill('x'.repeat(5000));
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  await expect(page.getByText('of 5,000 characters')).toHaveCount(0);
});

test('the toast closes after 5000 ms, pauses on hover and has a close button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await fill(page);
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  const message = toast(page, 'Thanks For Your Message');
  await expect(message).toBeVisible();
  const progress = page.getByRole('progressbar', { name: /timer/i });
  await expect(progress).toHaveCSS('animation-duration', '5s');
  await message.hover();
  await expect(progress).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: 'close' }).click();
  await expect(message).toHaveCount(0);
});

test('the information block, and required fields', async ({ page }) => {
  await test.step('the information block has phones, addresses, email and five networks', async () => {
    await page.goto('/');
    const contact = page.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: '+44 20 7946 0123' })).toHaveAttribute(
      'href',
      'tel:+442079460123',
    );
    await expect(contact.getByRole('link', { name: '+92 42 0000 0100' })).toBeVisible();
    await expect(contact.getByText('18 Tidewater Row')).toBeVisible();
    await expect(contact.getByText('Canal Arcade')).toBeVisible();
    await expect(contact.getByRole('link', { name: 'hello@twinbridge.example' })).toBeVisible();
    await expect(contact.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(5);
  });
  await test.step('name, email and comments are required, blanks do not count, and phone is optional', async () => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

    await expect(page.getByText('Have Questions?')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Get in Touch' });
    await submit.click();
    const name = page.getByRole('textbox', { name: 'Name' });
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/fill (out|in) this field/);
    await expect(page.getByPlaceholder('Tell Us About Project *')).toHaveAccessibleDescription(
      /fill/,
    );
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
});

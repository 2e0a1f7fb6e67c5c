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
  ['500', 'Error sending message. Please try again.', false],
  ['messageRefused', 'Our mail provider refused the address.', false],
  ['messageFailed', 'Error sending message. Please try again.', false],
  ['network', 'Error sending message. Please try again.', false],
  ['messageSent', 'Thanks For Your Message', true],
] as const;

test('each outcome has its toast, and only a sent message clears the form', async ({
  page,
  posts,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const parts = outcomes.map(([outcome]) => `sendEmail:${outcome}*1`);
  await page.goto(`/contact-us?mock=${parts},sendEmail:slow`);
  await fill(page);
  const send = page.getByRole('button', { name: 'Get in Touch' });
  for (const [outcome, text, cleared] of outcomes) {
    await test.step(`${outcome}: "${text}"`, async () => {
      await send.press('Enter');
      const message = toast(page, text);
      await expect(message).toBeVisible();
      await expect(send).toBeEnabled();
      await expect(send).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(
        cleared ? '' : 'Rosalind Hart',
      );
      await expect(page.getByPlaceholder('Tell Us About Project *')).toHaveValue(
        cleared ? '' : 'An app for our farm shops.',
      );
      const clock = message.getByRole('progressbar', { name: /timer/i });
      await expect(clock).toHaveCSS('animation-duration', '5s');
      await message.hover();
      await expect(clock).toHaveCSS('animation-play-state', 'paused');
      await message.getByRole('button', { name: 'close' }).click();
      await expect(message).toHaveCount(0);
    });
  }
  await test.step('during sending the form is disabled, and a double click sends once', async () => {
    posts.length = 0;
    await fill(page);
    await send.dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const name of ['Name', 'Phone', 'Comments']) {
      await expect(page.getByRole('textbox', { name })).toBeDisabled();
    }
    await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

test('the information block, and required fields', async ({ page, posts }) => {
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

/** The main workflows of a visitor, for Firefox and WebKit; Chromium has every other test. */
import { jobButton, toast } from '../visit/candidate.ts';
import { expect, test } from '../visit/fixtures.ts';
import { menuLink } from '../visit/keyboard.ts';
import { take } from '../visit/steps.ts';
import {
  cards,
  enterEmployees,
  expectReceipt,
  fillAccount,
  modal,
  pay,
} from '../visit/subscriber.ts';

// Firefox reports requests to the mock's worker that a navigation aborts. Production has no worker.
test.beforeEach(({ forgive }) => forgive(/A ServiceWorker intercepted the request/));

test('a visitor looks at work and sends a message', async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/?as=visitor');
  await expect(main.getByRole('heading', { name: 'About our compnay' })).toBeVisible();
  await main
    .getByRole('button', { name: /^Slide 2/ })
    .first()
    .click();
  await menuLink(page, 'Portfolio').click();
  await main.getByRole('link', { name: 'Fieldnote' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fieldnote');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await menuLink(page, 'Case Studies').click();
  await main.getByRole('link', { name: /A freight desk without sticky notes/ }).click();
  await main.getByRole('button', { name: 'View All 10 Images' }).click();
  await dialog.getByRole('button', { name: /Choosing a driver/ }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', 'Choosing a driver');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await menuLink(page, 'Contact').click();
  await main.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/fill/i);
  await take.sendMessage(page);
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
});

test('a candidate registers and applies', async ({ page }) => {
  await page.goto('/careers?as=visitor');
  await expect(page.getByText('16 positions')).toBeVisible();
  await jobButton(page, 'Login').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await take.register(page);
  await take.createProfile(page);
  await jobButton(page, 'Apply').click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await page.goto('/job-details/android-engineer');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/careers');
  await take.logOut(page);
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
});

test('a subscriber pays with another card than the declined one', async ({ page }) => {
  await page.goto('/pricing?as=visitor');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await enterEmployees(page);
  await fillAccount(page, true, 'rosalind');
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await pay(page, cards.declined);
  await expect(modal(page).getByText('Your card was declined.')).toBeVisible();
  await pay(page);
  await expectReceipt(page, 2);
  await page.reload();
  await expectReceipt(page, 2);
});

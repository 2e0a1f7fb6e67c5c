/** Pages that the browser has translated: changes of texts are visible, and nothing breaks. */

import { banner, fillProfile, jobButton, signIn, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';
import { take } from '../support/steps.ts';
import { enterEmployees, fillAccount, modal, pay } from '../support/subscriber.ts';
import { frozenTexts, translate } from '../support/translate.ts';

test('a translated page shows changes of texts', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?as=visitor');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await translate(page, true);
  await test.step('gauge and contact form', async () => {
    const gauge = page.getByRole('meter', { name: 'Satisfied Clients' });
    await gauge.evaluate((element) => element.parentElement?.scrollIntoView({ block: 'center' }));
    await expect(gauge.locator('..').getByText('90%').filter({ visible: true })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    await take.sendMessage(page);
    await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Games', exact: true }).click();
    expect(await frozenTexts(page)).toEqual([]);
  });
  await test.step('gallery', async () => {
    await navigate(page, '/case-studies/1');
    await page.getByRole('button', { name: /^View full screen: Screenshot 2/ }).click();
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(page.locator('figcaption').getByText(/^3 of \d+$/)).toBeVisible();
    expect(await frozenTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('job filters, account forms and the application', async () => {
    await navigate(page, '/careers');
    await expect(page.getByText('16 positions')).toBeVisible();
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('16 positions')).toHaveCount(0);
    await page.getByRole('searchbox').fill('Senior iOS');
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByText("Don't have an account?")).toBeVisible();
    await dialog.getByRole('button', { name: 'Show Password' }).click();
    await expect(dialog.getByText('Hide')).toBeVisible();
    await signIn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await jobButton(page, 'Profile').click();
    await fillProfile(page);
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await jobButton(page, 'Apply').click();
    await expect(page.getByText('Already Applied')).toBeVisible();
    expect(await frozenTexts(page)).toEqual([]);
  });
  await test.step('checkout', async () => {
    await navigate(page, '/pricing?plan=premium');
    await page.getByRole('button', { name: 'Continue' }).click();
    await enterEmployees(page);
    await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
    await modal(page).getByRole('button', { name: 'Change the number' }).click();
    await page.getByRole('spinbutton').fill('1');
    await expect(modal(page).getByText('1 employee × $25.00')).toBeVisible();
    await enterEmployees(page);
    await modal(page).getByRole('button', { name: 'Log in' }).click();
    await expect(modal(page).getByText("Don't have an account?")).toBeVisible();
    await fillAccount(page, false);
    await modal(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pay $300.00' })).toBeVisible();
    await pay(page);
    await expect(page.getByText('Total paid')).toBeVisible();
    expect(await frozenTexts(page)).toEqual([]);
  });
});

/** Several tabs and visitors: what belongs to one candidate ends with the session, and never reaches another one. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  banner,
  fillProfile,
  jobButton,
  signIn,
  toast,
} from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { take } from '#tests/support/steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Create|Update) Profile$/ });
const jobTitle = (page: Page) => dialog(page).getByRole('textbox', { name: 'Job Title' });
const save = (page: Page) => dialog(page).locator('button[type=submit]').click();
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('a logout signs out all tabs, with what was typed in them; a sign-in signs them in', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto('/contact-us?as=candidate-with-profile');
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await name.fill('Typed before');
  const [other, editing, away] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await editing.goto('/careers?dialog=profile');
  await jobTitle(editing).fill('Typed before');
  await away.goto('/careers');
  await expect(accountButton(away)).toBeVisible();
  await navigate(away, '/portfolio');
  await other.goto('/careers');
  await take.logOut(other);
  await expect(toast(other, 'Logged out successfully!')).toBeVisible();
  await expect(editing.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  expect(await stored(editing)).not.toMatch(/Typed|candidate@/);
  await navigate(away, '/careers');
  await expect(jobButton(away, 'Login')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('');
  await name.fill('Typed later');
  await banner(other).getByRole('button', { name: 'Login' }).click();
  await signIn(other);
  for (const tab of [other, away]) await expect(accountButton(tab)).toBeVisible();
  await expect(jobTitle(editing)).not.toHaveValue('Typed before');
  await page.reload();
  await expect(name).toHaveValue('Typed later');
});

test('another candidate who signs in over an expired profile form gets an empty one', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile&mock=createProfile:notSignedIn*1');
  await fillProfile(page);
  await save(page);
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await auth.getByRole('button', { name: 'Create Account' }).click();
  await take.register(page);
  await expect(dialog(page).getByText('ada@hart.example')).toBeVisible();
  await expect(jobTitle(page)).toHaveValue('');
  await expect(dialog(page).getByText('Choose a file')).toBeVisible();
  expect(await stored(page)).not.toContain('Mobile');
});

/** The profile dialog: creating and updating, its choices and the resume. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  accountButton,
  banner,
  fillProfile,
  jobButton,
  resume,
  signIn,
  toast,
} from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Create|Update) Profile$/ });
const jobTitle = (page: Page) => dialog(page).getByRole('textbox', { name: 'Job Title' });
const save = (page: Page) => dialog(page).locator('button[type=submit]').click();

test('a signed-in candidate creates a profile and updates it later', async ({ page }) => {
  await page.goto('/careers?as=candidate&mock=updateProfile:notSignedIn*1');
  await jobButton(page, 'Profile').click();
  await expect(dialog(page).getByText('Complete your profile to apply for jobs')).toBeVisible();
  await fillProfile(page);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
  expect(await kept()).toContain('draft');
  await save(page);
  await expect(toast(page, 'Profile created successfully')).toBeVisible();
  await expect(jobButton(page, 'Apply')).toBeFocused();
  expect(await kept()).not.toContain('draft');
  await accountButton(page).click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  await expect(jobTitle(page)).toHaveValue('Mobile developer');
  await jobTitle(page).fill('Lead developer');
  await save(page);
  await test.step('a toast is in the uppermost of two dialogs', async () => {
    const shown = page.getByRole('dialog', { name: 'Welcome Back' }).getByText('Please sign in');
    await expect(shown).toBeVisible();
  });
  await test.step('an expired session keeps the input of an update, which needs no file', async () => {
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(0);
    await expect(jobTitle(page)).toHaveValue('Lead developer');
    await save(page);
    await expect(dialog(page)).toHaveCount(0);
  });
  await navigate(page, '/careers?dialog=profile');
  await expect(jobTitle(page)).toHaveValue('Lead developer');
  await expect(dialog(page).getByLabel('Upload Resume (PDF)')).toHaveAccessibleDescription(
    /Your stored resume stays unless you choose a new one\./,
  );
});

test('the input of a new profile stays after every failure', async ({ page, posts }) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=getCareersDropdowns:dropdownsEmpty*1,createProfile:network*1,createProfile:notSignedIn*1',
  );
  const file = dialog(page).getByLabel('Upload Resume (PDF)');
  const gender = dialog(page).getByRole('combobox', { name: 'Gender' });
  await test.step('choices that failed to load say so, and can be loaded again', async () => {
    await jobTitle(page).fill('Kept');
    await expect(gender).toHaveAccessibleDescription(/could not be loaded/);
    await expect(gender.getByRole('option')).toHaveText(['Not loaded']);
    const again = dialog(page).getByRole('button', { name: 'Load the choices again' });
    await expect(again).toHaveCount(8);
    await again.first().click();
    await expect(gender.getByRole('option', { name: 'Select Gender' })).toBeAttached();
    await expect(gender).toBeFocused();
    await expect(jobTitle(page)).toHaveValue('Kept');
    await expect(dialog(page).getByText('20,000 - 27,500').first()).toBeAttached();
  });
  await test.step('the error of a choice goes once it is made', async () => {
    await save(page);
    await expect(gender).toHaveAccessibleDescription(/select/i);
    await gender.selectOption({ index: 1 });
    await expect(gender).toHaveAccessibleDescription('');
  });
  await fillProfile(page);
  await test.step('a file that is not a PDF is not sent, even if the form is sent at once', async () => {
    await file.evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(['<!doctype html>'], 'resume.pdf'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      input.form?.requestSubmit();
    });
    await expect(file).toHaveAccessibleDescription(/not a PDF/);
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'not a PDF' })).toBeVisible();
    await expect(file).toBeFocused();
    expect(posts).toEqual([]);
  });
  await file.setInputFiles({ ...resume, mimeType: 'application/x-pdf' });
  await test.step('a lost connection keeps fields and file', async () => {
    await save(page);
    const problem = dialog(page).getByRole('alert').filter({ hasText: 'Network error.' });
    await expect(problem).toHaveText('Network error. Please try again.');
    await expect(jobTitle(page)).toHaveValue('Mobile developer');
    await expect(dialog(page).getByText('resume.pdf')).toBeVisible();
  });
  await test.step('an expired session opens the sign-in', async () => {
    await save(page);
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(0);
    await expect(jobTitle(page)).toHaveValue('Mobile developer');
    await save(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('an existing profile closes the dialog with an info toast', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=createProfile:profileExists,checkProfile:profileNotCreated*1,checkProfile:profileFound,latency:500',
  );
  await fillProfile(page);
  await save(page);
  await expect(
    toast(page, 'Profile already exists. Please update your existing profile.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await jobButton(page, 'Apply').isVisible()).toBe(true);
});

test('a profile that the server no longer has is created again from the form', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=candidate-with-profile&dialog=profile&mock=off');
  await expect(dialog(page)).toHaveAccessibleName('Update Profile');
  const nationality = dialog(page).getByRole('combobox', { name: 'Nationality' });
  await expect(nationality).not.toHaveValue('');
  const kept = await nationality.inputValue();
  await page.goto('/careers?dialog=profile&mock=checkProfile:profileNotCreated,updateProfile:404');
  await jobTitle(page).fill('Lead developer');
  await save(page);
  await expect(dialog(page)).toHaveAccessibleName('Create Profile');
  await expect(dialog(page).getByText(/^Your profile is no longer stored\./)).toBeVisible();
  await expect(jobTitle(page)).toHaveValue('Lead developer');
  await expect(nationality).toHaveValue(kept);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(jobButton(page, 'Profile')).toBeVisible();
});

test('a profile that is being saved keeps its dialog open, without a question', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile&mock=createProfile:slow');
  await fillProfile(page);
  await save(page);
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(jobButton(page, 'Apply')).toBeVisible();
});

test('a stored choice that the backend no longer offers stays until another is chosen', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  await respondWith('/api/careers/dropdowns/', { genders: [{ id: 99, name: 'Another' }] });
  await page.goto('/careers?as=candidate-with-profile&dialog=profile');
  const gender = dialog(page).getByRole('combobox', { name: 'Gender' });
  await expect(gender.getByRole('option')).toHaveText([
    'Select Gender',
    'As saved before',
    'Another',
  ]);
  const stored = await gender.inputValue();
  await expect(gender.getByRole('option', { selected: true })).toHaveText('As saved before');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  expect((await sent).postData()).toContain(`name="gender"\r\n\r\n${stored}\r\n`);
});

test(
  'a resume that has changed on disk must be chosen again',
  { tag: '@deep' },
  async ({ page, posts }, testInfo) => {
    const path = testInfo.outputPath('resume.pdf');
    await writeFile(path, resume.buffer);
    await page.goto('/careers?as=candidate&dialog=profile');
    await fillProfile(page);
    const file = dialog(page).getByLabel('Upload Resume (PDF)');
    await file.setInputFiles(path);
    await expect(dialog(page).getByText('resume.pdf')).toBeVisible();
    // When these two are done, the field has read the start and the whole of the file.
    await file.evaluate(async ({ files }: HTMLInputElement) => {
      for (let read = 0; read < 2; read++) await files?.[0]?.text();
    });
    await writeFile(path, '%PDF-1.7\n% a longer resume, written after it was chosen\n');
    await save(page);
    await expect(file).toHaveAccessibleDescription(
      'This file was changed or moved after you chose it. Please choose it again.',
    );
    await expect(file).toBeFocused();
    // Otherwise choosing the same file again would fire no change event.
    await expect(file).toHaveValue('');
    expect(posts).toEqual([]);
    await file.setInputFiles(path);
    await save(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(jobButton(page, 'Apply')).toBeVisible();
  },
);

/** The profile dialog: choices and files it refuses, failures, and expired sessions. */
import { fillProfile, jobButton, signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('whatever goes wrong with a new profile is told, and the input stays', async ({
  page,
  posts,
}) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=getCareersDropdowns:serverError*2,createProfile:network*1,createProfile:notSignedIn*1',
  );
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
  const submit = dialog.getByRole('button', { name: 'Create Profile' });
  const file = dialog.getByLabel('Upload Resume (PDF)');
  await test.step('choices that failed to load can be loaded again', async () => {
    await jobTitle.fill('Kept');
    await dialog.getByRole('button', { name: 'Load the choices again' }).click();
    await expect(dialog.getByRole('option', { name: 'Select Gender' })).toBeAttached();
    await expect(jobTitle).toHaveValue('Kept');
    const range = dialog.getByRole('option', { name: / - / }).first();
    await expect(range).toHaveText(/^[\d,]+ - [\d,]+$/);
  });
  await fillProfile(page);
  await test.step('a file that is no PDF is not sent, however fast the form is', async () => {
    await file.evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(['<!doctype html>'], 'resume.pdf'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      input.form?.requestSubmit();
    });
    await expect(file).toHaveAccessibleDescription(/not a PDF/);
    await expect(file).toBeFocused();
    await submit.click();
    expect(posts).toEqual([]);
  });
  await fillProfile(page);
  await test.step('a lost connection keeps fields and file', async () => {
    await submit.click();
    const problem = dialog.getByRole('alert').filter({ hasText: 'Network error.' });
    await expect(problem).toHaveText('Network error. Please try again.');
    await expect(jobTitle).toHaveValue('Mobile developer');
    await expect(dialog.getByText('resume.pdf')).toBeVisible();
  });
  await test.step('an expired session opens the sign-in', async () => {
    await submit.click();
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(0);
    await expect(jobTitle).toHaveValue('Mobile developer');
    await submit.click();
    await expect(dialog).toHaveCount(0);
  });
});

test('an existing profile shows an info toast and closes the dialog, and Apply does not reopen it', async ({
  page,
}) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=createProfile:profileExists,checkProfile:profileNotCreated*1,checkProfile:profileFound',
  );
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(
    toast(page, 'Profile already exists. Please update your existing profile.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(jobButton(page, 'Apply')).toBeVisible();
});

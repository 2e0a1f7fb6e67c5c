/** The profile form: choices and the resume. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { candidate, fillProfile, jobButton, resume, signIn } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Create|Update) Profile$/ });
const save = (page: Page) => dialog(page).locator('button[type=submit]').click();

test('a salary can be cleared', async ({ page }) => {
  await page.goto('/careers?as=candidate-with-profile&dialog=profile');
  const salary = dialog(page).getByRole('combobox', { name: 'Current Salary Range (optional)' });
  // All other choices are required.
  await expect(dialog(page).getByRole('combobox', { name: 'optional' })).toHaveCount(1);
  await expect(salary).not.toHaveValue('');
  await salary.selectOption('');
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/careers?dialog=profile');
  await expect(salary).toHaveValue('');
});

test('a stored choice that the backend no longer offers stays until another is chosen', async ({
  page,
  respondWith,
}) => {
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

test('a resume that has changed on disk must be chosen again', async ({
  page,
  posts,
}, testInfo) => {
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
});

test('a candidate whose profile the sign-in does not send is not asked to create it', async ({
  page,
  respondWith,
}) => {
  await respondWith('/api/careers/login/', {
    user: { email: candidate },
    has_profile: true,
    message: 'Login successful',
  });
  await page.goto(
    '/job-details/android-engineer?as=visitor&mock=checkProfile:notSignedIn*1,checkProfile:profileFound',
  );
  await page.getByRole('button', { name: 'Login to Apply' }).click();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

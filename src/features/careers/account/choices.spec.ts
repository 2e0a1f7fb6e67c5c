/** Choices of the profile form. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Profile' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Update Profile' }).click();

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

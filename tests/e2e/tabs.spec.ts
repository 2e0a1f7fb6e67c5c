/** Changes in one tab of the careers area that show in another. */
import { banner, candidate, signIn } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('a second tab recognises a user without profile, and a sign-in reaches the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate');
  const profile = { name: 'Profile: Senior iOS Engineer' };
  await expect(page.getByRole('button', profile)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/careers');
  await expect(other.getByRole('button', profile)).toBeVisible();
  const account = { name: `Account of ${candidate}` };
  await banner(other).getByRole('button', account).click();
  await banner(other).getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await signIn(page);
  await expect(banner(other).getByRole('button', account)).toBeVisible();
});

test('an application in the opened tab updates the list; a job that fails to load can be retried', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/job-details/senior-ios-engineer?mock=getJob:network*2');
  await other.getByRole('button', { name: 'Try Again' }).click();
  await other.getByRole('button', { name: 'Apply Now' }).click();
  await expect(
    page.getByRole('button', { name: 'Already Applied: Senior iOS Engineer' }),
  ).toBeDisabled();
});

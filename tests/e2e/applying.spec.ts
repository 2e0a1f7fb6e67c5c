/** Outcomes of an application; `catalogue.spec.ts` has the texts of the failures. */
import { jobButton, signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('an expired session, a second application and a double click', async ({ page, posts }) => {
  await page.goto(
    '/careers?as=candidate-with-profile&mock=applyToJob:notSignedIn*1,applyToJob:applicationFailed*1,applyToJob:alreadyApplied*1,applyToJob:slow',
  );
  await test.step('an expired session opens the sign-in and says what the server said', async () => {
    await jobButton(page, 'Apply').click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await expect(toast(page, 'Please sign in')).toBeVisible();
    await signIn(page);
  });
  await test.step('a failure can be tried again, and the server marks what it has already', async () => {
    await jobButton(page, 'Apply').click();
    await expect(toast(page, 'Failed to submit application')).toBeVisible();
    await jobButton(page, 'Apply').click();
    await expect(toast(page, 'You have already applied to this position')).toBeVisible();
    await expect(jobButton(page, 'Already Applied')).toBeDisabled();
  });
  await test.step('a double click sends one application', async () => {
    posts.length = 0;
    await jobButton(page, 'Apply', 'Android Engineer').dblclick();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
    await expect(jobButton(page, 'Already Applied', 'Android Engineer')).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

test('a position that the server has an application for is marked again, and stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/job-details/senior-ios-engineer?as=applicant');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/job-details/senior-ios-engineer');
});

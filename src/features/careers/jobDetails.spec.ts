/** The page of a job: its failures, and what it applies to. */
import { jobButton } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('a job that cannot be loaded can be tried again, one that is unknown cannot', async ({
  page,
}) => {
  const robots = page.locator('meta[name="robots"]');
  const again = page.getByRole('button', { name: 'Try Again' });
  await page.goto('/job-details/senior-ios-engineer?mock=getJob:503*2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
  await expect(robots).toHaveCount(0);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior iOS Engineer');
  await page.goto('/job-details/no-such-job');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(again).toHaveCount(0);
});

test('a position that was applied to from its card says so on its own page', async ({ page }) => {
  await page.goto('/careers?as=candidate-with-profile');
  await jobButton(page, 'Apply').click();
  await expect(jobButton(page, 'Already Applied')).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: /Senior iOS Engineer/ })
      .first()
      .click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Senior iOS Engineer');
  await expect(tab.getByRole('button', { name: 'Already Applied' })).toBeVisible();
});

test('an application is for the job of the URL, whatever slug its response has', async ({
  page,
  posts,
  respondWith,
}) => {
  // Also responds to the application, which then is no request.
  await respondWith('/api/jobs/android-engineer/', {
    job: { id: 9, slug: 'senior-ios-engineer', title: 'Android Engineer', is_active: true },
  });
  await page.goto('/job-details/android-engineer?as=candidate-with-profile');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(posts).toEqual([]);
});

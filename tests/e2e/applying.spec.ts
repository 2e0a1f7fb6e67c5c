import { signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test.describe('applying', () => {
  test('each outcome has its toast and its button', async ({ page }) => {
    for (const [scenario, text, applied] of [
      ['alreadyApplied', 'You have already applied to this position', true],
      ['applied', 'Application submitted successfully!', true],
      ['applicationFailed', 'Failed to submit application', false],
    ] as const) {
      await test.step(`${scenario}: "${text}"`, async () => {
        await page.goto(`/careers?as=candidate-with-profile&mock=applyToJob:${scenario}`);
        await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
        await expect(toast(page, text)).toBeVisible();
        const after = applied ? 'Already Applied' : 'Apply';
        await expect(
          page.getByRole('button', { name: `${after}: Senior iOS Engineer` }),
        ).toBeVisible();
      });
    }
  });

  test('a double click sends one application', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/careers?as=candidate-with-profile&mock=applyToJob:slow');
    await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).dblclick();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('an expired session opens the sign-in, and the visitor has to press Apply again', async ({
    page,
  }) => {
    await page.goto('/careers?as=candidate-with-profile&mock=applyToJob:notSignedIn*1');
    await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
    await signIn(page);
    const apply = page.getByRole('button', { name: 'Apply: Senior iOS Engineer' });
    await expect(apply).toBeVisible();
    await apply.click();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  });

  test('the server rejects a second application, and the position is marked again', async ({
    page,
  }) => {
    await page.goto('/job-details/senior-ios-engineer?as=applicant');
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(toast(page, 'You have already applied to this position')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
    await page.waitForTimeout(1700);
    await expect(page).toHaveURL(/\/job-details\//);
  });
});

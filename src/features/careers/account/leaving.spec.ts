/** Requests that are pending when the visitor leaves their page or dialog finish once, and do not navigate. */
import { accountButton, banner, fillProfile, jobButton, toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

test('going back while a profile is being saved waits for the outcome and stays on the page', async ({
  page,
}) => {
  await page.goto('/portfolio?as=candidate&mock=createProfile:slow');
  await navigate(page, '/careers');
  await jobButton(page, 'Profile').click();
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Profile created successfully')).toBeVisible();
  await expect(jobButton(page, 'Apply')).toBeVisible();
  await expect(page).toHaveURL('/careers');
});

test('a dialog that is being saved says so instead of asking to discard', async ({ page }) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=createProfile:slow,updateProfile:slow',
  );
  const dialog = page.getByRole('dialog');
  const saveAndLeave = async (button: string) => {
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('What you typed is being sent.')).toBeVisible();
    await expect(page.getByText('It has not been saved.')).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(jobButton(page, 'Apply')).toBeVisible();
  };
  await fillProfile(page);
  await saveAndLeave('Create Profile');
  // Also a form without changes.
  await navigate(page, '/careers?dialog=profile');
  await saveAndLeave('Update Profile');
});

test('a pending application cannot be sent again from the list', async ({ page, posts }) => {
  await page.goto(
    '/job-details/senior-ios-engineer?as=candidate-with-profile&mock=applyToJob:slow',
  );
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('link', { name: 'Back to Careers' }).first().click();
  await expect(jobButton(page, 'Apply')).toBeDisabled();
  await expect(jobButton(page, 'Already Applied')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a dialog opened after an application stays until it is closed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/job-details/senior-ios-engineer?as=candidate-with-profile');
  await page.evaluate(() => {
    const { setInterval } = window;
    const delays: unknown[] = [];
    const note = (work: TimerHandler, ms?: number) => {
      delays.push(ms);
      // Ten times slower, so that a slow machine opens the dialog in time.
      return setInterval(work, Number(ms) * 10);
    };
    Object.assign(window, { delays, setInterval: note });
  });
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  expect(await page.evaluate(() => Object(window).delays)).toContain(1500);
  await accountButton(page).click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL('/careers');
});

test('an application whose session has expired asks nobody to sign in on another page', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(
    '/job-details/senior-ios-engineer?as=candidate-with-profile&mock=applyToJob:notSignedIn,latency:900',
  );
  await expect(accountButton(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await navigate(page, '/about-us');
  await page.clock.resume();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toHaveCount(0);
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after an application a link to a page whose code is slow is followed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/job-details/senior-ios-engineer?as=candidate-with-profile');
  await expect(accountButton(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  // Until the code of the next page is there, the URL alone has changed.
  await page.evaluate(() => history.pushState(null, '', '/portfolio'));
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/portfolio');
});

/** Registration, sessions over reloads and tabs, profiles, and applications. */
import {
  accountButton,
  banner,
  fillProfile,
  jobButton,
  password,
  signIn,
  toast,
} from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { take } from './steps.ts';

test('registration: fields, refusals, and on to the profile', async ({ page, posts }) => {
  await page.goto('/job-details/android-engineer?as=visitor&mock=careersRegister:slow*1');
  await page.getByRole('button', { name: 'Login to Apply' }).click();
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(auth.getByText('Sign in to your account')).toBeVisible();
  await expect(auth.getByText("Don't have an account?")).toBeVisible();
  await auth.getByRole('textbox', { name: 'Email Address' }).fill('typed@before.example');
  await auth.getByRole('button', { name: 'Create Account' }).click();

  const create = page.getByRole('dialog', { name: 'Create Account' });
  const email = create.getByRole('textbox', { name: 'Email Address' });
  const word = create.getByLabel(/^Password/);
  const confirmed = create.getByLabel(/^Confirm Password/);
  const submit = create.getByRole('button', { name: 'Create Account' });
  await expect(create.getByText('Join our team today')).toBeVisible();
  await expect(create.getByText('Already have an account?')).toBeVisible();
  await expect(email).toHaveValue('');
  await test.step('a missing email and a password shorter than the contract allows are not sent', async () => {
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/fill/);
    await email.fill('newcomer@home.example');
    await word.pressSequentially('four');
    await confirmed.pressSequentially('four');
    await submit.click();
    await expect(word).toHaveAccessibleDescription(/8 characters/);
    expect(posts).toEqual([]);
  });
  await test.step('the server rejects different passwords', async () => {
    await word.fill(password);
    await confirmed.fill('something else');
    await submit.click();
    await expect(create.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(create.getByRole('alert')).toHaveText('Passwords do not match.');
    await create.getByRole('button', { name: 'Show Password', exact: true }).click();
    await expect(create.getByRole('textbox', { name: /^Password/ })).toHaveValue(password);
    await create.getByRole('button', { name: 'Sign In' }).click();
    await expect(auth.getByRole('alert')).toHaveText('');
    await auth.getByRole('button', { name: 'Create Account' }).click();
  });
  await take.register(page);

  const profile = page.getByRole('dialog', { name: 'Create Profile' });
  await expect(profile.getByText('Complete your profile to apply for jobs')).toBeVisible();
  await expect(profile.getByText('ada@hart.example')).toBeVisible();
  for (const name of ['Basic', 'Salary', 'Professional']) {
    await expect(profile.getByRole('group', { name: `${name} Information` })).toBeVisible();
  }
  await expect(profile.getByRole('group', { name: 'Resume' })).toBeVisible();
});

test('sessions and applications last over reloads and show in other tabs; a logout ends all', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(jobButton(page, 'Apply')).toBeVisible();
  await page.reload();
  await expect(jobButton(page, 'Apply')).toBeVisible();
  const other = await context.newPage();
  await test.step('an application in another tab', async () => {
    await other.goto('/job-details/senior-ios-engineer');
    await other.getByRole('button', { name: 'Apply Now' }).click();
    await expect(jobButton(page, 'Already Applied')).toBeDisabled();
    await expect(jobButton(other, 'Apply', 'Android Engineer')).toBeVisible();
  });
  await test.step('a logout', async () => {
    await accountButton(page).click();
    await expect(banner(page).getByText('Signed in as')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully!')).toBeVisible();
    for (const tab of [page, other]) {
      await expect(banner(tab).getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(jobButton(tab, 'Login')).toBeVisible();
    }
    await page.reload();
    await expect(jobButton(page, 'Login')).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(kept).not.toContain('careers');
  });
  await test.step('a sign-in', async () => {
    await banner(page).getByRole('button', { name: 'Login' }).click();
    await signIn(page);
    await expect(accountButton(other)).toBeVisible();
  });
});

test('a candidate without profile is asked for one in each tab, stays signed in, and updates it later', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate&mock=updateProfile:notSignedIn*1');
  await page.reload();
  const other = await context.newPage();
  await other.goto('/careers');
  await expect(jobButton(other, 'Profile')).toBeVisible();
  await jobButton(page, 'Profile').click();
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(jobButton(page, 'Apply')).toBeFocused();
  await accountButton(page).click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  const update = page.getByRole('dialog', { name: 'Update Profile' });
  const jobTitle = update.getByRole('textbox', { name: 'Job Title' });
  await expect(jobTitle).toHaveValue('Mobile developer');
  await jobTitle.fill('Lead developer');
  await update.getByRole('button', { name: 'Update Profile' }).click();
  await test.step('an expired session keeps the input of an update, which demands no file', async () => {
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(0);
    await expect(jobTitle).toHaveValue('Lead developer');
    await update.getByRole('button', { name: 'Update Profile' }).click();
    await expect(update).toHaveCount(0);
  });
  await page.goto('/careers?dialog=profile');
  await expect(jobTitle).toHaveValue('Lead developer');
  await expect(update.getByLabel('Upload Resume (PDF)')).toHaveAccessibleDescription(
    /Your stored resume stays unless you choose a new one\./,
  );
});

test('an expired session, and a second application', async ({ page }) => {
  await page.goto(
    '/careers?as=candidate-with-profile&mock=applyToJob:notSignedIn*1,applyToJob:applicationFailed*1,applyToJob:alreadyApplied*1',
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

/**
 * Registration, sessions across reloads and tabs, applications, and profiles, with refusals, failures and expired
 * sessions.
 */
import {
  accountButton,
  banner,
  candidate,
  fillProfile,
  jobButton,
  password,
  signIn,
  toast,
} from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { take } from '#tests/support/steps.ts';

test('registration refuses invalid passwords before it leads to the profile', async ({
  page,
  posts,
}) => {
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
  await test.step('a password shorter than the contract allows is not sent', async () => {
    await expect(word).toHaveAccessibleDescription('At least 8 characters');
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
    const show = create.getByRole('button', { name: 'Show Password', exact: true });
    const padding = await word.evaluate((field) => getComputedStyle(field).paddingRight);
    expect(Number.parseFloat(padding)).toBeGreaterThan((await show.boundingBox())?.width ?? 0);
    await show.click();
    await expect(create.getByRole('button', { name: 'Hide Password', exact: true })).toBeVisible();
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
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Create Profile' }),
  ).toBeVisible();
});

test('sessions and applications are the same in all tabs and after reloads', async ({
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
    await expect(banner(page).getByText(`Signed in as ${candidate}`)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully!')).toBeVisible();
    for (const tab of [page, other]) {
      await expect(banner(tab).getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(jobButton(tab, 'Login')).toBeVisible();
    }
    await page.reload();
    await expect(jobButton(page, 'Login')).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
    // The id of the ended session identifies nobody.
    expect(kept.replace('site.careers.session', '')).not.toContain('careers');
  });
  await test.step('a sign-in', async () => {
    await banner(page).getByRole('button', { name: 'Login' }).click();
    await signIn(page);
    await expect(accountButton(other)).toBeVisible();
  });
});

test('a signed-in candidate creates a profile and updates it later', async ({ page, context }) => {
  await page.goto('/careers?as=candidate&mock=updateProfile:notSignedIn*1');
  await page.reload();
  const other = await context.newPage();
  await other.goto('/careers');
  await expect(jobButton(other, 'Profile')).toBeVisible();
  await jobButton(page, 'Profile').click();
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(toast(page, 'Profile created successfully')).toBeVisible();
  await expect(jobButton(page, 'Apply')).toBeFocused();
  await accountButton(page).click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  const update = page.getByRole('dialog', { name: 'Update Profile' });
  const jobTitle = update.getByRole('textbox', { name: 'Job Title' });
  await expect(jobTitle).toHaveValue('Mobile developer');
  await jobTitle.fill('Lead developer');
  await update.getByRole('button', { name: 'Update Profile' }).click();
  await test.step('a toast is in the uppermost of two dialogs', async () => {
    const shown = page.getByRole('dialog', { name: 'Welcome Back' }).getByText('Please sign in');
    await expect(shown).toBeVisible();
  });
  await test.step('an expired session keeps the input of an update, which needs no file', async () => {
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

test('a refused application does not leave the page', async ({ page }) => {
  await page.clock.install();
  await page.goto(
    '/job-details/senior-ios-engineer?as=candidate-with-profile&mock=applyToJob:notSignedIn*1,applyToJob:applicationFailed*1,applyToJob:alreadyApplied*1',
  );
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await test.step("an expired session opens the sign-in and shows the server's text", async () => {
    await apply.click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await expect(toast(page, 'Please sign in')).toBeVisible();
    await signIn(page);
  });
  await test.step('a retry after a failure reports an earlier application', async () => {
    await apply.click();
    await expect(toast(page, 'Failed to submit application')).toBeVisible();
    await apply.click();
    await expect(toast(page, 'You have already applied to this position')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  });
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(/\/job-details\/senior-ios-engineer/);
});

test('leaving after an application is not undone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/job-details/senior-ios-engineer?as=candidate-with-profile');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  await navigate(page, '/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/portfolio');
});

test('the input of a new profile stays after every failure', async ({ page, posts }) => {
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
    await expect(dialog.getByRole('option', { name: '20,000 - 27,500' }).first()).toBeAttached();
  });
  await test.step('the error of a choice goes once it is made', async () => {
    const gender = dialog.getByRole('combobox', { name: 'Gender' });
    await submit.click();
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
    await expect(dialog.getByRole('alert').filter({ hasText: 'not a PDF' })).toBeVisible();
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

test('an existing profile closes the dialog with an info toast', async ({ page }) => {
  await page.goto(
    '/careers?as=candidate&dialog=profile&mock=createProfile:profileExists,checkProfile:profileNotCreated*1,checkProfile:profileFound,latency:500',
  );
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(
    toast(page, 'Profile already exists. Please update your existing profile.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await jobButton(page, 'Apply').isVisible()).toBe(true);
});

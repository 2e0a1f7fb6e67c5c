import { banner, candidate, fillProfile, password, signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('register → profile → apply → back → Already Applied', async ({ page }) => {
  await page.goto('/job-details/android-engineer?as=visitor');
  await page.getByRole('button', { name: 'Login to Apply' }).click();
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(auth.getByText('Sign in to your account')).toBeVisible();
  await expect(auth.getByText("Don't have an account?")).toBeVisible();
  await auth.getByRole('textbox', { name: 'Email Address' }).fill('typed@before.example');
  await auth.getByRole('button', { name: 'Create Account' }).click();

  const create = page.getByRole('dialog', { name: 'Create Account' });
  await expect(create.getByText('Join our team today')).toBeVisible();
  await expect(create.getByText('Already have an account?')).toBeVisible();
  await expect(create.getByRole('textbox', { name: 'Email Address' })).toHaveValue('');
  await create.getByRole('textbox', { name: 'Email Address' }).fill('newcomer@home.example');
  await create.getByLabel(/^Password/).fill(password);
  await create.getByLabel(/^Confirm Password/).fill(password);
  await create.getByRole('button', { name: 'Create Account' }).click();

  const profile = page.getByRole('dialog', { name: 'Create Profile' });
  await expect(profile.getByText('Complete your profile to apply for jobs')).toBeVisible();
  await expect(profile.getByText('newcomer@home.example')).toBeVisible();
  for (const section of [
    'Basic Information',
    'Salary Information',
    'Professional Information',
    'Resume',
  ]) {
    await expect(profile.getByRole('group', { name: section })).toBeVisible();
  }
  await fillProfile(page);
  await profile.getByRole('button', { name: 'Create Profile' }).click();
  await expect(profile).toHaveCount(0);

  const apply = page.getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeFocused();
  await apply.click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  await expect(page).toHaveURL(/\/job-details\//);
  await expect(page).toHaveURL(/\/careers$/, { timeout: 3000 });
  await expect(
    page.getByRole('button', { name: 'Already Applied: Android Engineer' }),
  ).toBeDisabled();
});

test('cards and header show the session after reloads and in other tabs, and logout ends it everywhere', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/careers');
  await expect(other.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  await banner(page)
    .getByRole('button', { name: `Account of ${candidate}` })
    .click();
  await expect(banner(page).getByText('Signed in as')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Login: Senior iOS Engineer' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login: Senior iOS Engineer' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('careers'))),
  ).toEqual([]);
});

test('a candidate without profile is asked for one, stays signed in, and updates it later', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate');
  await page.reload();
  await page.getByRole('button', { name: 'Profile: Senior iOS Engineer' }).click();
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeFocused();
  await banner(page)
    .getByRole('button', { name: /^Account of/ })
    .click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  const update = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(update.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Mobile developer');
  await update.getByRole('textbox', { name: 'Job Title' }).fill('Lead developer');
  await expect(
    update.getByText('Your stored resume stays unless you choose a new one.'),
  ).toBeVisible();
  await update.getByRole('button', { name: 'Update Profile' }).click();
  await expect(update).toHaveCount(0);
  await page.goto('/careers?dialog=profile');
  await expect(update.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Lead developer');
  await expect(update.getByText('Your stored resume stays')).toBeVisible();
});

test.describe('sign-in and registration errors', () => {
  test('a rejected sign-in shows an error and keeps the input', async ({ page }) => {
    for (const [scenario, text] of [
      ['careersLogin:credentialsWrong', 'Invalid email or password.'],
      ['careersLogin:html', 'An error occurred'],
    ] as const) {
      await test.step(`${scenario}: "${text}"`, async () => {
        await page.goto(`/careers?as=visitor&dialog=sign-in&mock=${scenario}`);
        await signIn(page);
        const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
        await expect(dialog.getByRole('alert')).toHaveText(text);
        await expect(dialog.getByRole('textbox', { name: 'Email Address' })).toHaveValue(candidate);
        await expect(dialog.getByLabel(/^Password/)).toHaveValue(password);
      });
    }
  });

  test('a new password that is shorter than the contract allows is not sent', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/careers?as=visitor&dialog=register');
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await expect(dialog.getByText('At least 8 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill('a@home.example');
    await dialog.getByLabel(/^Password/).pressSequentially('four');
    await dialog.getByLabel(/^Confirm Password/).pressSequentially('four');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription(/8 characters/);
    await expect(dialog.getByLabel(/^Password/)).toHaveValue('four');
    expect(posts).toEqual([]);
  });

  test('the server rejects different passwords; the busy button shows its state; one request', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/careers?as=visitor&dialog=register&mock=careersRegister:slow*1');
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      dialog.getByRole('textbox', { name: 'Email Address' }),
    ).toHaveAccessibleDescription(/fill/);
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill('a@home.example');
    await dialog.getByLabel(/^Password/).fill(password);
    await dialog.getByLabel(/^Confirm Password/).fill('something else');
    await dialog.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(dialog.getByRole('alert')).toHaveText('Passwords do not match.');
    expect(posts).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Show Password', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: /^Password/ })).toHaveValue(password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('alert')).toHaveText(
      '',
    );
  });
});

test.describe('storage', () => {
  for (const [name, script] of [
    [
      'corrupt',
      () => {
        sessionStorage.setItem('twinbridge.careers.user', '{');
        sessionStorage.setItem('twinbridge.careers.profile', '[1]');
      },
    ],
    [
      'blocked',
      () => {
        for (const area of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, area, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name} storage breaks nothing`, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto('/careers?dialog=sign-in');
      await signIn(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(
        banner(page).getByRole('button', { name: `Account of ${candidate}` }),
      ).toBeVisible();
    });
  }
});

test('going back closes a dialog, and a URL opens one', async ({ page }) => {
  await page.goto('/careers?as=visitor');
  await banner(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\?dialog=register$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/careers?dialog=profile');
  await signIn(page);
  await expect(page.getByRole('dialog', { name: 'Create Profile' })).toBeVisible();
});

test('careers toasts stay about 4 s and slide in after 0.1 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/careers?as=candidate-with-profile');
  await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
  const message = toast(page, 'Application submitted successfully!');
  await expect(message).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /timer/i })).toHaveCSS(
    'animation-duration',
    '4s',
  );
});

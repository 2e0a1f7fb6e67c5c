/** Sign-in, registration and logout in one tab. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  banner,
  candidate,
  jobButton,
  password,
  signIn,
  toast,
} from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { take } from '#tests/support/steps.ts';

const job = '/job-details/android-engineer';
const login = (page: Page) => banner(page).getByRole('button', { name: 'Login' });
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });

/** Holds the responses to the profile check until the returned function is called. */
async function holdCheck(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (request, init) => {
      const isCheck = request instanceof Request && request.url.includes('/profile/check/');
      if (isCheck) await new Promise((release) => Object.assign(window, { release }));
      return fetch(request, init);
    };
  });
  return () => page.evaluate(() => Object(window).release());
}

test('registration refuses invalid passwords before it leads to the profile', async ({
  page,
  posts,
}) => {
  await page.clock.install();
  await page.goto(`${job}?as=visitor&mock=careersRegister:slow*1`);
  await page.getByRole('button', { name: 'Login to Apply' }).click();
  const auth = welcome(page);
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
    await page.clock.fastForward(6000);
    await expect(create.getByRole('alert')).toHaveText('Passwords do not match.');
    await create.getByRole('button', { name: 'Show Password', exact: true }).click();
    await expect(create.getByRole('textbox', { name: /^Password/ })).toHaveValue(password);
    await create.getByRole('button', { name: 'Sign In' }).click();
    await expect(auth.getByRole('alert')).toHaveText('');
    await auth.getByRole('button', { name: 'Create Account' }).click();
  });
  await take.register(page);
  const profile = page.getByRole('dialog', { name: 'Create Profile' });
  await expect(profile.getByText('ada@hart.example')).toBeVisible();
  await page.keyboard.press('Escape');
  const action = page.getByRole('main').getByRole('button', { name: 'Create Profile' });
  await expect(action).toBeVisible();
});

test('until the profile check has answered, a visitor counts as logged out', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(jobButton(page, 'Apply')).toBeVisible();
  const tab = await context.newPage();
  const release = await holdCheck(tab);
  await tab.goto(`${job}?dialog=sign-in`);
  await expect(welcome(tab)).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(login(tab)).toBeVisible();
  await tab.getByRole('button', { name: 'Login to Apply' }).click();
  await expect(welcome(tab)).toBeVisible();
  await release();
  await expect(welcome(tab)).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
});

test('a tab that has stored a session is signed in before the check has answered', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(jobButton(page, 'Apply')).toBeVisible();
  await holdCheck(page);
  await page.reload();
  await expect(jobButton(page, 'Apply')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('site.careers.candidate', '[]'));
  await page.reload();
  await expect(jobButton(page, 'Login')).toBeVisible();
});

test('a logout clears the browser and says at once that it is done, offline too', async ({
  page,
  announced,
  forgive,
  posts,
}) => {
  forgive(/\/edge\/logout|Failed to load resource/);
  await page.goto('/careers?as=candidate-with-profile&mock=logout:network');
  await accountButton(page).click();
  await expect(banner(page).getByText(`Signed in as ${candidate}`)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
  await expect(jobButton(page, 'Login')).toBeVisible();
  await expect(login(page)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('candidate');
  await test.step('a reload asks for the deletion again, says nothing and signs nobody in', async () => {
    await page.reload();
    await expect(jobButton(page, 'Login')).toBeVisible();
    await expect.poll(() => posts.filter((url) => url.endsWith('/edge/logout'))).toHaveLength(2);
    const said = (await announced()).filter((text) => !/position/.test(text));
    expect(said.join().replace('Careers', '')).not.toMatch(/Logged out|ended|again/);
  });
});

test('a sign-in right after a logout waits for it, and lasts', { tag: '@deep' }, async ({
  page,
  posts,
}) => {
  await page.goto('/careers?as=candidate-with-profile&mock=logout:slow*1');
  await take.logOut(page);
  await login(page).click();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(posts.filter((url) => url.includes('/login/'))).toEqual([]);
  await expect(accountButton(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

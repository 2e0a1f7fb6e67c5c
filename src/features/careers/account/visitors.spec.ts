/** A shared computer and several tabs: data and input of one candidate never reach another one. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  banner,
  candidate,
  fillProfile,
  jobButton,
  signIn,
  toast,
} from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { take } from '#tests/support/steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Create|Update) Profile$/ });
const jobTitle = (page: Page) => dialog(page).getByRole('textbox', { name: 'Job Title' });
const save = (page: Page) => dialog(page).locator('button[type=submit]').click();

/** Registers ada@hart.example with the dialog of the header. */
async function enterAda(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Register' }).click();
  await take.register(page);
  await expect(banner(page).getByRole('button', { name: 'Account of ada' })).toBeVisible();
}

test('an application pending at the logout marks no job for the next candidate', async ({
  page,
  context,
  announced,
}) => {
  await page.clock.install();
  await page.goto('/careers?as=candidate-with-profile&mock=applyToJob:applied,latency:2500');
  const other = await context.newPage();
  await other.goto('/careers');
  for (const tab of [page, other]) await expect(jobButton(tab, 'Apply')).toBeVisible();
  // The response waits until the clock runs.
  await page.clock.pauseAt(Date.now() + 60_000);
  await jobButton(page, 'Apply').click();
  await take.logOut(page);
  await page.clock.resume();
  await enterAda(page);
  await page.waitForTimeout(3500);
  for (const tab of [page, other]) await expect(jobButton(tab, 'Profile')).toBeVisible();
  expect((await announced()).join()).not.toContain('Application submitted');
});

test('another candidate who signs in over an expired profile form gets an empty one', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate&dialog=profile&mock=createProfile:notSignedIn*1');
  await fillProfile(page);
  await save(page);
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await auth.getByRole('button', { name: 'Create Account' }).click();
  await take.register(page);
  await expect(dialog(page).getByText('ada@hart.example')).toBeVisible();
  await expect(jobTitle(page)).toHaveValue('');
  await expect(dialog(page).getByText('Choose a file')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mobile');
});

test('another candidate who signs in replaces the first one in all tabs', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=applicant&mock=applyToJob:notSignedIn*1');
  const other = await context.newPage();
  await other.goto('/careers?dialog=profile');
  await jobTitle(other).fill('Of the first');
  await jobButton(page, 'Apply', 'Android Engineer').click();
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await auth.getByRole('button', { name: 'Create Account' }).click();
  await take.register(page);
  await expect(dialog(other).getByText('ada@hart.example')).toBeVisible();
  await expect(jobTitle(other)).toHaveValue('');
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /first|candidate@/,
  );
});

/** Opens the sign-in in two tabs, and keeps the sign-in of the first one pending until `submit` has used the second. */
async function signInTwice(page: Page, submit: (second: Page) => Promise<void>): Promise<Page> {
  await page.clock.install();
  await page.goto('/careers?dialog=sign-in&mock=latency:1000');
  const second = await page.context().newPage();
  await second.goto('/careers?dialog=sign-in');
  for (const tab of [page, second]) await expect(tab.getByRole('dialog')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page);
  await submit(second);
  await page.clock.resume();
  return second;
}

test('of two tabs that sign in at the same time, the second signs in both', async ({ page }) => {
  const second = await signInTwice(page, async (tab) => {
    await tab.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
    await take.register(tab);
  });
  for (const tab of [page, second]) {
    await expect(banner(tab).getByRole('button', { name: 'Account of ada' })).toBeVisible();
  }
});

test('a sign-in that is refused after another tab has signed in says why', async ({ page }) => {
  const second = await signInTwice(page, (tab) => signIn(tab, candidate, 'not the password'));
  await expect(toast(second, 'Invalid email or password.')).toBeVisible();
  await expect(accountButton(second)).toBeVisible();
});

test('input stays when the same candidate signs in again in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile&mock=applyToJob:notSignedIn*1');
  const other = await context.newPage();
  await other.goto('/careers?dialog=profile');
  await jobTitle(other).fill('Typed');
  await jobButton(page, 'Apply').click();
  await signIn(page);
  await expect(accountButton(page)).toBeVisible();
  await expect(jobTitle(other)).toHaveValue('Typed');
  await expect(dialog(other).getByText(candidate)).toBeVisible();
});

for (const channel of ['with', 'without']) {
  test(`updates of two tabs keep each other's fields, ${channel} a broadcast channel`, async ({
    page,
    context,
  }) => {
    if (channel === 'without') {
      await context.addInitScript(() => {
        class Blocked {
          constructor() {
            throw new DOMException('Blocked', 'SecurityError');
          }
        }
        Object.assign(window, { BroadcastChannel: Blocked });
      });
    }
    await page.goto('/careers?as=candidate-with-profile&dialog=profile');
    const other = await context.newPage();
    await other.goto('/careers?dialog=profile');
    const gender = dialog(page).getByRole('combobox', { name: 'Gender' });
    await gender.selectOption({ index: 1 });
    const chosen = await gender.inputValue();
    await jobTitle(other).fill('Lead developer');
    await save(other);
    await expect(dialog(other)).toHaveCount(0);
    if (channel === 'with') await expect(jobTitle(page)).toHaveValue('Lead developer');
    await save(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/careers?dialog=profile');
    await expect(jobTitle(page)).toHaveValue('Lead developer');
    await expect(gender).toHaveValue(chosen);
  });
}

test('a sign-in that fails while its dialog asks for confirmation shows the failure', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/careers?as=visitor&dialog=sign-in&mock=latency:1500');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The clock stops before the response comes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page, candidate, 'wrong password');
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  const wait = page.getByRole('dialog', { name: 'Please wait' });
  await expect(wait).toBeVisible();
  await page.clock.resume();
  await expect(wait).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('It has not been saved.')).toBeVisible();
});

test('while a new tab finds out who is signed in, it offers no login, and Apply waits', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(accountButton(page)).toBeVisible();
  const tab = await context.newPage();
  const sent: string[] = [];
  tab.on('request', (request) => sent.push(request.url()));
  const applications = () => sent.filter((url) => url.endsWith('/apply/'));
  // Holds the response until it is released.
  await tab.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (request, init) => {
      const isCheck = request instanceof Request && request.url.includes('/profile/check/');
      if (isCheck) await new Promise((release) => Object.assign(window, { release }));
      return fetch(request, init);
    };
  });
  await tab.goto('/job-details/senior-ios-engineer');
  const apply = tab.getByRole('button', { name: 'Apply Now' });
  await apply.click();
  await expect(apply).toBeDisabled();
  await expect(banner(tab).getByRole('button', { name: 'Login' })).toHaveCount(0);
  expect(applications()).toEqual([]);
  await tab.evaluate(() => Object(window).release());
  await expect(toast(tab, 'Application submitted successfully!')).toBeVisible();
  expect(applications()).toHaveLength(1);
});

test('a tab that was on another page follows a logout when it returns', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(accountButton(page)).toBeVisible();
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/portfolio/);
  const other = await context.newPage();
  await other.goto('/careers');
  await take.logOut(other);
  await expect(jobButton(other, 'Login')).toBeVisible();
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  await expect(jobButton(page, 'Login')).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
});

test('without a channel between tabs, a tab whose check was ended by a sign-in checks again', async ({
  page,
  context,
}) => {
  await page.goto('/careers?as=visitor');
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
  });
  await other.goto('/careers?mock=checkProfile:timeout*1');
  await expect(other.getByText('16 positions')).toBeVisible();
  await enterAda(page);
  await expect(banner(other).getByRole('button', { name: /^(Login|Account of)/ })).toBeVisible();
});

/** A logout whose cookies the edge could not delete: its notice in all tabs, and ways to finish it. */
import type { Page } from '@playwright/test';
import { accountButton, banner, jobButton, signIn, toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { take } from '#tests/support/steps.ts';

const done = 'Logged out successfully!';
const notice = (page: Page) =>
  page.getByRole('alert').filter({
    hasText:
      'You are signed out here, but your session could not be ended. Try again before you leave a shared computer.',
  });
const tryAgain = (page: Page) => notice(page).getByRole('button');
const hasSession = (page: Page) =>
  page.evaluate(() => (localStorage.getItem('mock.records') ?? '').includes('sessionid'));

async function openSignedIn(page: Page, mock: string): Promise<void> {
  await page.goto(`/careers?as=candidate-with-profile&mock=${mock}`);
  await expect(jobButton(page, 'Apply')).toBeVisible();
}

async function logOut(page: Page, mock: string): Promise<void> {
  await openSignedIn(page, mock);
  await take.logOut(page);
}

test.beforeEach(({ forgive }) => forgive(/\/edge\/logout|Failed to load resource/));

test('an incomplete logout shows a notice', async ({ page, announced }) => {
  await logOut(page, 'logout:network');
  await expect(notice(page)).toBeVisible();
  await expect(jobButton(page, 'Login')).toBeVisible();
  expect((await announced()).join()).not.toContain(done);
  expect(await hasSession(page)).toBe(true);
});

test('on a phone the notice does not cover the bar of a job', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logOut(page, 'logout:network');
  await expect(notice(page)).toBeVisible();
  await navigate(page, '/job-details/senior-ios-engineer');
  const apply = page.getByRole('button', { name: 'Login to Apply' });
  await expect(apply).toBeVisible();
  const { y, height } = { ...(await apply.boundingBox()) };
  const { y: top } = { ...(await notice(page).boundingBox()) };
  expect(Number(y) + Number(height) <= Number(top) || Number(y) >= 844).toBe(true);
});

test('only a retry that deletes the cookies succeeds', async ({ page }) => {
  await logOut(page, 'logout:network*1,logout:503*1,logout:slow*1');
  await tryAgain(page).press('Enter');
  await expect(tryAgain(page)).toHaveText('Try again');
  await expect(toast(page, done)).toHaveCount(0);
  await tryAgain(page).dblclick();
  await expect(tryAgain(page)).toHaveText('Processing...');
  await expect(toast(page, done)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await hasSession(page)).toBe(false);
});

test('a reload tries again automatically', async ({ page, posts }) => {
  await logOut(page, 'logout:network*2');
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(jobButton(page, 'Login')).toBeVisible();
  await page.reload();
  await expect.poll(() => hasSession(page)).toBe(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(jobButton(page, 'Login')).toBeVisible();
  expect(posts).toHaveLength(3);
});

test('a reload before the edge responds finishes the logout', async ({ page }) => {
  await logOut(page, 'logout:timeout*1');
  await expect(jobButton(page, 'Login')).toBeVisible();
  await page.reload();
  await expect.poll(() => hasSession(page)).toBe(false);
});

test('any tab can finish the logout of another', async ({ page, context }) => {
  await page.goto('/careers?as=candidate-with-profile&mock=logout:network*1');
  const other = await context.newPage();
  await other.goto('/careers');
  await expect(accountButton(other)).toBeVisible();
  await take.logOut(page);
  for (const tab of [page, other]) {
    await expect(notice(tab)).toBeVisible();
    await expect(jobButton(tab, 'Login')).toBeVisible();
  }
  await tryAgain(other).click();
  await expect(toast(other, done)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('an earlier logout does not end a new sign-in', async ({ page, context, posts }) => {
  await logOut(page, 'logout:network');
  const other = await context.newPage();
  await other.goto('/careers?mock=logout:network');
  await expect(notice(other)).toBeVisible();
  const before = posts.length;
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await signIn(page);
  for (const tab of [page, other]) {
    await expect(accountButton(tab)).toBeVisible();
    await expect(notice(tab)).toHaveCount(0);
  }
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  expect(await hasSession(page)).toBe(true);
  expect(posts.slice(before).filter((url) => url.endsWith('/edge/logout'))).toEqual([]);
});

test('a sign-in during a logout waits for it', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, 'logout:slow');
  // The logout takes six seconds of this clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await take.logOut(page);
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await signIn(page);
  await page.clock.runFor(100);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.resume();
  await expect(accountButton(page)).toBeVisible();
  expect(await hasSession(page)).toBe(true);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('a logout ends what was typed before in every tab, and nothing that is typed later', async ({
  context,
}) => {
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    return { tab, name: tab.getByRole('main').getByRole('textbox', { name: 'Name' }) };
  };
  const other = await open('/contact-us?as=candidate-with-profile');
  await other.name.fill('Typed before');
  const { tab } = await open('/careers');
  await accountButton(tab).click();
  await banner(tab).getByRole('button', { name: 'Logout' }).click();
  await expect(toast(tab, 'Logged out successfully!')).toBeVisible();
  await other.tab.reload();
  await expect(other.name).toHaveValue('');
  const later = await open('/contact-us');
  await later.name.fill('Typed later');
  await navigate(later.tab, '/careers');
  await expect(jobButton(later.tab, 'Login')).toBeVisible();
  await later.tab.goBack();
  await expect(later.name).toHaveValue('Typed later');
});

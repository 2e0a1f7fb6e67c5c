/** The QA tools: scenario links, the list of all errors, the panel, and browsers that refuse the mock's worker. */
import type { Page } from '@playwright/test';
import { banner } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { axeViolations } from '#tests/support/violations.ts';
import { errorRows } from '../catalogue/areas.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA panel' });
const tools = (page: Page) => page.getByRole('complementary', { name: 'Mock scenario' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });

async function openPanel(page: Page): Promise<void> {
  await expect(tools(page)).toBeVisible();
  await expect(page).toHaveTitle(/./);
  await page.keyboard.press('Alt+m');
}

test('a scenario, or the problem of its link, stays until it is turned off', async ({ page }) => {
  await page.goto('/?mock=teamFailed');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Error loading team data')).toBeVisible();
  await page.reload();
  await expect(tools(page)).toContainText('teamFailed');
  await page.goto('/team-details/1?mock=off');
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Whitlock' })).toBeVisible();
  await expect(tools(page)).not.toContainText('teamFailed');
  await page.goto('/about-us?mock=applyFails&as=aplicant');
  const problems = page.getByRole('alert', { name: 'Problems of this link' });
  await expect(problems).toContainText('named applyFails. Did you mean applyFailed');
  await expect(problems).toContainText('named aplicant. Did you mean applicant?');
  await tools(page).getByRole('button', { name: 'off' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(problems).toHaveCount(0);
});

test('all errors: search, filters, one click opens and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/__errors');
  const found = page.getByRole('status');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(found).toHaveText(`${errorRows.length} errors`);
  expect(await axeViolations(page)).toEqual([]);
  await search.fill('get /api/teams/');
  await expect(page.getByRole('listitem').filter({ hasText: 'teamFailed' }).first()).toBeVisible();
  await search.fill('413');
  // The matches are in other causes than the first, which are therefore expanded.
  await expect(page.getByText('413: More than 10 MB').first()).toBeVisible();
  await search.fill('team');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Data screens');
  await expect(found).toHaveText(`2 of ${errorRows.length} errors`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Error loading team data' }).first();
  await entry.getByRole('button', { name: 'Copy link' }).click();
  await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/?mock=teamFailed`);
  await entry.getByText('2 other causes').click();
  const opened = context.waitForEvent('page');
  await entry.getByRole('link', { name: 'listTeams:missingCredential' }).click();
  await expect((await opened).getByText('Error loading team data')).toBeVisible();
});

test('panel by keyboard: an example for the next call, reload, link and Esc', async ({ page }) => {
  await page.goto('/careers');
  await openPanel(page);
  await tab(page, 'Scenario').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Operations')).toBeFocused();
  await panel(page).getByRole('searchbox', { name: 'Filter operations' }).fill('listJobs');
  await panel(page).locator('summary').press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  const chosen = panel(page).getByRole('button', { name: '200 noJobs' });
  await chosen.press('Enter');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Operations').press('ArrowLeft');
  await expect(panel(page)).toContainText('/careers?mock=listJobs:noJobs');
  await panel(page).getByRole('button', { name: 'Reload the page' }).press('Enter');
  await expect(page.getByText('No positions found')).toBeVisible();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: /^QA/ })).toBeFocused();
});

test('panel: calls with their violations, latency, presets and the mock’s records', async ({
  page,
  forgive,
}) => {
  forgive(/Contract violation: sendEmail request/);
  await page.goto('/careers?as=visitor&mock=listJobs:serverError*2');
  await expect(page.getByText('Failed to fetch jobs')).toBeVisible();
  await page.evaluate(() =>
    fetch('/api/send-email/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    }),
  );
  await openPanel(page);
  await expect(panel(page)).toContainText('Used up');
  await tab(page, 'Calls').click();
  await panel(page).getByText('POST /api/send-email/').click();
  await expect(panel(page)).toContainText('sendEmail request /email');
  await expect(panel(page).getByText('"name": "Ada"')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tab(page, 'Scenario').click();
  await panel(page).getByRole('button', { name: '200 ms', exact: true }).click();
  await expect(panel(page)).toContainText('Used up');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(panel(page)).toContainText(
    /\/portfolio\?mock=latency:200,listJobs:serverError\*2&as=visitor/,
  );
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  await panel(page).getByRole('button', { name: 'candidate-with-profile' }).click();
  await expect(banner(page).getByRole('button', { name: /^Account of candidate@/ })).toBeVisible();

  await openPanel(page);
  await tab(page, 'Data').click();
  await panel(page).getByText('profiles').click();
  await expect(panel(page)).toContainText('candidate@people.example');
  expect(await axeViolations(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Reset records' }).click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await openPanel(page);
  await expect(panel(page)).toContainText('as=visitor');
});

test('a profile of the panel has a link with the same effects for everybody', async ({
  page,
  context,
  forgive,
}) => {
  forgive(/Failed to fetch|ERR_FAILED|TypeError/);
  await page.goto('/?mock=profile:flaky-7');
  const other = await context.newPage();
  await other.goto('/?mock=profile:flaky-7');
  for (const each of [page, other]) {
    await openPanel(each);
    await tab(each, 'Calls').click();
  }
  const failures = async (target: Page) => {
    const failed = panel(target).locator('summary').filter({ hasText: 'failed' });
    return (await failed.allTextContents()).sort();
  };
  // Failed calls are repeated after a while.
  await expect(async () => {
    const first = await failures(page);
    expect(first.length).toBeGreaterThan(1);
    expect(await failures(other)).toEqual(first);
  }).toPass();
  await tab(page, 'Scenario').click();
  await panel(page).getByRole('button', { name: 'slow3g' }).click();
  await expect(panel(page)).toContainText('Every call takes 2000 to 3000 ms longer');
  await expect(panel(page)).toContainText('/?mock=profile:slow3g');
});

test('Esc over a dialog of the site closes only the panel, and returns the focus', async ({
  page,
}) => {
  await page.goto('/careers?dialog=sign-in&as=visitor');
  const email = page.getByRole('dialog').getByRole('textbox', { name: /^Email/ });
  await email.fill('ada@hart.example');
  for (const end of ['Escape', 'Alt+m']) {
    await page.keyboard.press('Alt+m');
    await expect(panel(page)).toBeVisible();
    await tab(page, 'Scenario').focus();
    await page.keyboard.press(end);
    await expect(panel(page)).toHaveCount(0);
    await expect(email).toHaveValue('ada@hart.example');
    await expect(email).toBeFocused();
  }
});

test('without a service worker a message and the page without data are shown', async ({
  page,
  forgive,
}) => {
  forgive(/Service Worker/);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Denied', 'SecurityError'));
    // As where the context is insecure.
    crypto.randomUUID = () => {
      throw new TypeError('It is not a function');
    };
  });
  await page.goto('/services?as=candidate');
  await expect(page.getByText(/refused the service worker/)).toBeVisible();
  await expect(page.getByText('Error loading services')).toBeVisible();
});

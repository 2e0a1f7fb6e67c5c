/** The QA tools: scenario links, the list of all errors, the panel, and browsers without service workers. */
import type { Page } from '@playwright/test';
import { banner, signIn } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectReceipt, openCard, pay } from '#tests/support/subscriber.ts';
import { axeViolations } from '#tests/support/violations.ts';
import { errorRows } from '../catalogue/areas.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA panel' });
const tools = (page: Page) => page.getByRole('complementary', { name: 'Mock scenario' });
const tab = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

async function openPanel(page: Page): Promise<void> {
  await expect(tools(page)).toBeVisible();
  await expect(page).toHaveTitle(/./);
  await page.keyboard.press('Alt+m');
}

test('a scenario and the problems of its link stay until it is turned off', async ({ page }) => {
  await page.goto('/team-details/1?mock=teamFailed,applyFails&as=aplicant');
  await expect(page).toHaveURL('/team-details/1');
  await expect(page.getByText('Error loading team data')).toBeVisible();
  const problems = page.getByRole('alert', { name: 'Problems of this link' });
  await expect(problems).toContainText('named applyFails. Did you mean applyFailed');
  await expect(problems).toContainText('named aplicant. Did you mean applicant?');
  await page.reload();
  await expect(tools(page)).toContainText('teamFailed');
  await tools(page).getByRole('button', { name: 'off' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Whitlock' })).toBeVisible();
  await expect(tools(page)).not.toContainText('teamFailed');
  await expect(problems).toHaveCount(0);
});

test('all errors: a search finds a text of the screen; a click opens and copies its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/__errors');
  const found = page.getByRole('status');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(found).toHaveText(`${errorRows.length} errors`);
  await search.fill('The list of jobs fails with 502');
  const states = page.getByRole('region', { name: 'States without a text' });
  await expect(states.getByRole('heading', { name: 'listJobs:badGateway' })).toBeVisible();
  await search.fill('“Error loading team data”');
  await expect(found).toHaveText(`1 of ${errorRows.length} errors`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Error loading team data' }).first();
  await entry.getByRole('button', { name: 'Copy link' }).click();
  await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/?mock=teamFailed`);
  const opened = context.waitForEvent('page');
  await entry.getByRole('link', { name: 'listTeams:missingCredential' }).click();
  await expect((await opened).getByText('Error loading team data')).toBeVisible();
});

test('panel by keyboard: an example for the next call, reload, link and Esc', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers');
  await openPanel(page);
  await tab(page, 'Operations').press('Enter');
  await expect(panel(page).locator('summary').first()).toContainText('/api/departments/');
  await panel(page).getByRole('searchbox', { name: 'Filter operations' }).fill('listJobs');
  await panel(page).locator('summary').press('Enter');
  const chosen = panel(page).getByRole('button', { name: '200 noJobs' });
  await chosen.press('Enter');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Scenario').press('Enter');
  await panel(page).getByRole('button', { name: 'Reload the page' }).press('Enter');
  await expect(page.getByText('No positions found')).toBeVisible();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: /^QA/ })).toBeFocused();
});

test('panel: calls with their violations, a changed scenario and its link', async ({
  page,
  context,
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
  await tab(page, 'Scenario').click();
  const scenario = panel(page).getByRole('textbox', { name: /^Scenario/ });
  await scenario.fill('latency:200,listJobs:serverErr');
  await scenario.press('Enter');
  await expect(panel(page)).toContainText('Did you mean serverError');
  await scenario.fill('latency:200,listJobs:serverError*2');
  await scenario.press('Enter');
  await expect(panel(page)).toContainText('Every call takes 200 ms longer');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/portfolio\?mock=latency:200,listJobs:serverError\*2&as=visitor$/,
  );
});

test('panel: presets and the mock’s records', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/careers?as=visitor');
  await openPanel(page);
  await tab(page, 'Scenario').click();
  await panel(page).getByRole('button', { name: 'candidate-with-profile' }).click();
  await expect(banner(page).getByRole('button', { name: /^Account of candidate@/ })).toBeVisible();
  await openPanel(page);
  await tab(page, 'Data').click();
  await panel(page).getByText('profiles').click();
  await expect(panel(page)).toContainText('candidate@people.example');
  await tab(page, 'Scenario').click();
  await tab(page, 'visitor').click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await openPanel(page);
  await expect(tab(page, 'visitor')).toHaveAttribute('aria-pressed', 'true');
});

test('the QA tools keep the rules of axe', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/__errors');
  await expect(page.getByRole('status')).toHaveText(`${errorRows.length} errors`);
  expect(await axeViolations(page), 'all errors').toEqual([]);
  await page.goto('/careers?as=candidate-with-profile');
  await openPanel(page);
  for (const name of ['Operations', 'Scenario', 'Calls', 'Data']) {
    await tab(page, name).click();
    expect(await axeViolations(page), name).toEqual([]);
  }
});

test('Esc over a dialog of the site closes only the panel, and returns the focus', {
  tag: '@deep',
}, async ({ page }) => {
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

test('without service workers, as over plain http, a scenario link, a sign-in and a payment work', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('Denied'));
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
  });
  await page.goto('/careers?dialog=sign-in&as=visitor&mock=listJobs:noJobs');
  await expect(page.getByText('No positions found')).toBeVisible();
  await signIn(page);
  await expect(banner(page).getByRole('button', { name: /^Account of candidate@/ })).toBeVisible();
  await openCard(page);
  await pay(page);
  await expectReceipt(page);
});

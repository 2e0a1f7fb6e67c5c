/** The QA tools: scenario links, the list of all errors, the panel. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { errorRows } from '#mocks/catalogue/areas.ts';
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA panel' });
const tools = (page: Page) => page.getByRole('complementary', { name: 'Mock scenario' });

async function openPanel(page: Page): Promise<void> {
  await expect(tools(page)).toBeVisible();
  await expect(page).toHaveTitle(/Twinbridge/);
  await page.keyboard.press('Alt+m');
}

async function openTab(page: Page, name: string): Promise<void> {
  await openPanel(page);
  await panel(page).getByRole('tab', { name }).click();
}

const violationsIn = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'])
      .analyze()
  ).violations;

test('a scenario persists over navigation and reloads, counts its calls, and ends with off', async ({
  page,
}) => {
  await page.goto('/?mock=teamFailed');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Error loading team data')).toBeVisible();
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await page.reload();
  await expect(tools(page)).toContainText('teamFailed');
  await page.goto('/team-details/1');
  await expect(page.getByText('Error loading team data')).toBeVisible();
  await page.goto('/team-details/1?mock=off');
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Whitlock' })).toBeVisible();
  await expect(tools(page)).not.toContainText('teamFailed');
});

test('unknown names are reported above the page, with similar ones', async ({ page }) => {
  await page.goto('/about-us?mock=applyFails,listTeams:slo,listService:slow&as=aplicant');
  const problems = page.getByRole('alert', { name: 'Problems of this link' });
  await expect(problems).toContainText('named applyFails. Did you mean applyFailed');
  await expect(problems).toContainText('named slo. Did you mean slow?');
  await expect(problems).toContainText('named listService. Did you mean listServices');
  await expect(problems).toContainText('named aplicant. Did you mean applicant?');
  await tools(page).getByRole('button', { name: 'off' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(problems).toHaveCount(0);
});

test('all errors: search, filters in the URL, one click opens and copies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/__errors');
  await expect(page.getByRole('status')).toHaveText(`${errorRows.length} errors`);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('team');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Data screens');
  await expect(page.getByRole('status')).toHaveText(`2 of ${errorRows.length} errors`);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(`2 of ${errorRows.length} errors`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Error loading team data' }).first();
  await entry.getByRole('button', { name: 'Copy link' }).click();
  await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/?mock=teamFailed`);
  await entry.getByText('2 other causes').click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    entry.getByRole('link', { name: 'listTeams:missingCredential' }).click(),
  ]);
  await expect(opened.getByText('Error loading team data')).toBeVisible();
});

test('errors are filtered by status, operations by effect, and a counted choice shows when it is used up', async ({
  page,
}) => {
  await page.goto('/__errors?q=413');
  const entry = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'The resume must be a PDF file.' }),
  });
  // The matches are in other causes than the first, which are therefore expanded.
  await expect(entry.getByText('413: More than 10 MB').first()).toBeVisible();
  await expect(entry).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such text');
  await expect(page.getByText('No text of the catalogue has that.')).toBeVisible();
  await page.goto('/?mock=listTeams:serverError*2');
  await expect(page.getByText('Error loading team data')).toBeVisible();
  await openPanel(page);
  await expect(panel(page)).toContainText('Used up');
  await panel(page).getByRole('tab', { name: 'Operations' }).click();
  await panel(page).getByRole('searchbox', { name: 'Filter operations' }).fill('401 expired');
  await expect(panel(page).locator('summary').filter({ hasText: 'applyToJob' })).toBeVisible();
  await expect(panel(page).locator('summary').filter({ hasText: 'listTeams' })).toHaveCount(0);
});

test('panel by keyboard: an example for the next call, reload, link, and Esc restores the focus', async ({
  page,
}) => {
  await page.goto('/careers');
  await openPanel(page);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('tab', { name: 'Scenario' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'Operations' })).toBeFocused();
  await panel(page).getByRole('searchbox', { name: 'Filter operations' }).fill('listJobs');
  await panel(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await violationsIn(page)).toEqual([]);
  await panel(page).getByRole('button', { name: '200 noJobs' }).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('tab', { name: 'Operations' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toContainText(/\/careers\?mock=listJobs:noJobs$|listJobs:noJobs/);
  await panel(page).getByRole('button', { name: 'Reload the page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No positions found')).toBeVisible();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Remove listJobs:noJobs' }).click();
  await panel(page).getByRole('textbox').or(panel(page).getByRole('combobox')).fill('jobFailed*0');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('"jobFailed*0" is not of the form');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: /^QA/ })).toBeFocused();
});

test('panel: calls with their violations, latency, presets and the mock’s records', async ({
  page,
  guard,
}) => {
  guard.forgive(/Contract violation: sendEmail request/);
  await page.goto('/careers?as=visitor');
  await expect(tools(page)).toBeVisible();
  await page.evaluate(() =>
    fetch('/api/send-email/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    }),
  );
  await openTab(page, 'Calls');
  await panel(page).getByText('POST /api/send-email/').click();
  await expect(panel(page)).toContainText('sendEmail request /email');
  await expect(panel(page).getByText('{"name":"Ada"}')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await panel(page).getByRole('tab', { name: 'Scenario' }).click();
  await panel(page).getByRole('button', { name: '200 ms', exact: true }).click();
  await expect(panel(page)).toContainText('/careers?mock=latency:200&as=visitor');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(panel(page)).toContainText('/portfolio?mock=latency:200&as=visitor');
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  expect(await violationsIn(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'candidate-with-profile' }).click();
  await expect(banner(page).getByRole('button', { name: /^Account of candidate@/ })).toBeVisible();

  await openTab(page, 'Data');
  await panel(page).getByText('profiles').click();
  await expect(panel(page)).toContainText('candidate@twinbridge.example');
  expect(await violationsIn(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Reset everything' }).click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the panel opens over a dialog, which works afterwards', async ({ page }) => {
  await page.goto('/careers?as=visitor&dialog=sign-in');
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill('ada@hart.example');
  await openPanel(page);
  await panel(page).getByRole('tab', { name: 'Calls' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Email Address' })).toHaveValue(
    'ada@hart.example',
  );
});

test('the QA button covers no control', async ({ page }) => {
  await page.goto('/about-us?mock=gamesMenuFailed');
  for (const [path, width] of [
    ['/careers', 1440],
    ['/careers', 390],
    ['/contact-us', 390],
  ] as const) {
    await test.step(`of ${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const covered = await page.evaluate(() => {
        const pill = document.querySelector('aside[aria-label="Mock scenario"]') as HTMLElement;
        const controls = document.querySelectorAll<HTMLElement>(
          '#root :is(a[href], button, input, select, textarea)',
        );
        return [...controls]
          .filter((control) => {
            if (!control.checkVisibility({ visibilityProperty: true })) return false;
            control.focus();
            if (document.activeElement !== control) return false;
            // Focus scrolls only the caret's line of a text area into view.
            control.scrollIntoView({ block: 'nearest' });
            const [own, other] = [control.getBoundingClientRect(), pill.getBoundingClientRect()];
            return (
              own.left < other.right &&
              own.right > other.left &&
              own.bottom > other.top &&
              own.top < other.bottom
            );
          })
          .map((control) => control.outerHTML.slice(0, 120));
      });
      expect(covered).toEqual([]);
    });
  }
});

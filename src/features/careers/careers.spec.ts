/** Careers list with its filters, and positions. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

/** Collects the query strings of the job list requests from now on. */
function noteQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/jobs/') queries.push(search);
  });
  return queries;
}

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

test('the list shows the facts of every position, and opens positions in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/careers');
  const first = cardsOf(page).first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(16);
  for (const fact of ['Engineering', 'Nov 16, 2026', '£68,000 – £82,000 a year']) {
    await expect(first).toContainText(fact);
  }
  await expect(page.getByText('Position Closed')).toHaveCount(2);
  await expect(first.getByRole('button')).toHaveCount(1);
  await page.evaluate(() => sessionStorage.setItem('of this tab', 'inherited'));
  const opened = context.waitForEvent('page');
  await first.getByRole('link', { name: /^View/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/job-details/senior-ios-engineer');
  // A tab with an opener inherits the storage in which the session is.
  expect(await tab.evaluate(() => sessionStorage.getItem('of this tab'))).toBe('inherited');
  const openedByCard = context.waitForEvent('page');
  const closed = cardsOf(page).filter({ hasText: 'Position Closed' }).first();
  await closed.getByRole('heading').getByRole('link').click();
  await expect(await openedByCard).toHaveURL(/\/job-details\/./);
});

test('filters reload the jobs, send only set values, and are in the URL', async ({
  page,
  announced,
}) => {
  const asked = noteQueries(page);
  await page.goto('/careers');
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(16);
  await expect.poll(announced).toContain('16 positions');
  const department = page.getByRole('combobox', { name: 'Department' });
  const type = page.getByRole('combobox', { name: 'Job type' });
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await expect(department.getByRole('option')).toHaveCount(7);
  await expect(type.getByRole('option')).toHaveText([
    'All Types',
    'Full Time',
    'Part Time',
    'Contract',
    'Internship',
  ]);
  await department.selectOption('Games (3)');
  await expect(cards).toHaveCount(3);
  await type.selectOption('Internship');
  await expect(page.getByText('1 position', { exact: true })).toBeVisible();
  await expect.poll(announced).toContain('1 position');
  await expect(page).toHaveURL('/careers?department_id=2&job_type=internship');
  expect(asked).toEqual(['', '?department_id=2', '?department_id=2&job_type=internship']);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(type).toHaveValue('internship');
  await type.selectOption('All Types');
  await expect(cards).toHaveCount(3);
  asked.length = 0;
  await department.selectOption('All Departments');
  await expect(cards).toHaveCount(16);
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => asked).toEqual(['']);
  // A filter chosen again refetches the jobs.
  await department.selectOption('Games (3)');
  await expect.poll(() => asked).toEqual(['', '?department_id=2']);
});

test('typing a keyword reloads the jobs once, 300 ms after the last key; Search and Enter do nothing', async ({
  page,
}) => {
  const asked = noteQueries(page);
  await page.clock.install();
  await page.goto('/careers');
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await expect(cardsOf(page)).toHaveCount(16);
  // The clock is stopped while keys are pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.pressSequentially('designer');
  await page.clock.runFor(299);
  expect(asked).toEqual(['']);
  await page.clock.resume();
  await expect(page).toHaveURL(/\?search=designer$/);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(cardsOf(page).filter({ hasText: 'Product Designer' })).toBeVisible();
  await expect(cardsOf(page)).not.toHaveCount(16);
  expect(asked).toEqual(['', '?search=designer']);
  await box.fill('zzz ');
  await expect(page.getByText('No positions found')).toBeVisible();
  await expect(box).toHaveValue('zzz ');
  await expect(
    page.getByText('Try adjusting your search criteria or check back later for new opportunities.'),
  ).toBeVisible();
  await box.fill('');
  await expect(cardsOf(page)).toHaveCount(16);
  await expect(page).toHaveURL(/\/careers$/);
});

test('the header search stays open when the keyword reloads the jobs', async ({ page }) => {
  await page.clock.install();
  await page.goto('/careers');
  await expect(cardsOf(page)).toHaveCount(16);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('designer');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Search', exact: true }).click();
  await page.clock.resume();
  await expect(cardsOf(page)).not.toHaveCount(16);
  await expect(header.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});

test('a filter keeps its choice while the page renders it', async ({ page }) => {
  await page.goto('/careers');
  await expect(cardsOf(page)).toHaveCount(16);
  const type = page.getByRole('combobox', { name: 'Job type' });
  const chosen = await type.evaluate((select: HTMLSelectElement) => {
    select.value = 'full-time';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return select.value;
  });
  expect(chosen).toBe('full-time');
});

test('letters typed while the page renders a keyword stay', async ({ page }) => {
  await page.goto('/careers');
  await expect(cardsOf(page)).toHaveCount(16);
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await box.focus();
  await box.evaluate((field) => {
    const { replaceState } = history;
    // The page renders a new URL later, and slow machines much later.
    history.replaceState = (...state) => {
      replaceState.apply(history, state);
      history.replaceState = replaceState;
      queueMicrotask(() => {
        if (document.activeElement === field) document.execCommand('insertText', false, 'ior');
      });
    };
  });
  // Keys one by one could take longer than the debounce.
  await page.keyboard.insertText('Sen');
  await expect(page).toHaveURL(/search=Senior/);
  await expect(box).toHaveValue('Senior');
});

test('the keyword follows the URL: a link to the list clears it, going back restores it', async ({
  page,
}) => {
  await page.goto('/careers?search=designer');
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await expect(box).toHaveValue('designer');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(box).toHaveValue('');
  await expect(cardsOf(page)).toHaveCount(16);
  await page.goBack();
  await expect(box).toHaveValue('designer');
  await expect(page).toHaveURL('/careers?search=designer');
});

test('a failed list keeps its filters, and Try Again reloads the page; fields may be missing', async ({
  page,
}) => {
  await page.goto(
    '/careers?mock=listJobs:404*1,listJobs:jobsSparse*2,listJobs:404,listDepartments:serverError',
  );
  const department = page.getByRole('combobox', { name: 'Department' });
  await expect(department).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(cardsOf(page)).toContainText('Job Title Not Available');
  await expect(cardsOf(page)).toContainText('Date Not Available');
  await expect(department.getByRole('option')).toHaveText(['All Departments']);
  await test.step('a filter chosen again shows that it failed, not its earlier jobs', async () => {
    const type = page.getByRole('combobox', { name: 'Job type' });
    await type.selectOption('Contract');
    await expect(page).toHaveURL(/job_type=contract/);
    await expect(page.getByRole('status').filter({ hasText: '1 position' })).toBeVisible();
    await type.selectOption('All Types');
    await expect(page.getByRole('alert').getByText('Failed to fetch jobs')).toBeVisible();
  });
});

test('a position shows only existing sections, and may be closed or not found', async ({
  page,
}) => {
  await page.goto('/job-details/qa-engineer?mock=getJob:network*2');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const back = page.getByRole('link', { name: 'Back to Careers' });
  await expect(heading('Job Not Found')).toBeVisible();
  await expect(back).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Position Closed' })).toBeDisabled();
  await navigate(page, '/job-details/application-security-tester');
  await expect(heading('Job Description')).toBeVisible();
  await expect(heading('Key Responsibilities')).toHaveCount(0);
  await navigate(page, '/job-details/senior-ios-engineer');
  for (const [name, text] of [
    ['Job Description', 'You will look after the iOS side'],
    ['Key Responsibilities', 'Plan releases with the client'],
    ['Qualifications', 'The right to work in the United Kingdom'],
  ] as const) {
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: heading(name) });
    await expect(section).toContainText(text);
  }
  await expect(heading('Important Dates')).toBeVisible();
  await expect(page.getByText('Posted November 16, 2026')).toBeVisible();
  await expect(page.getByText('January 15, 2027')).toBeVisible();
  await expect(page.getByText('Engineering', { exact: true }).first()).toBeVisible();
  await expect(back).toHaveCount(2);
  await back.first().click();
  await expect(page).toHaveURL('/careers');
});

test('a closed position takes no application, whoever is signed in', async ({ page }) => {
  for (const who of ['visitor', 'candidate', 'candidate-with-profile']) {
    await page.goto(`/careers?as=${who}`);
    const card = cardsOf(page).filter({ hasText: 'QA Engineer' });
    await expect(card.getByText('Position Closed')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await navigate(page, '/job-details/qa-engineer');
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons).toHaveText(['Position Closed']);
    await expect(buttons).toBeDisabled();
  }
});

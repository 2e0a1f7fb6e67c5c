import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Collects the query strings of the job list requests from now on. */
function noteQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/jobs/') queries.push(search);
  });
  return queries;
}

test('the list shows the facts of every position, and opens positions in a new tab', async ({
  page,
  context,
}) => {
  await test.step('the list shows the facts of every position', async () => {
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(16);
    const first = cards.first();
    await expect(first).toContainText('Senior iOS Engineer');
    await expect(first).toContainText('Engineering');
    await expect(first).toContainText('Nov 16, 2026');
    await expect(first).toContainText('£68,000 – £82,000 a year');
    await expect(page.getByText('Position Closed')).toHaveCount(2);
  });
  await test.step('a card and its View button open the position in a new tab', async () => {
    const card = page.getByRole('article').first();
    for (const link of [
      card.getByRole('link', { name: /^View/ }),
      card.getByRole('link').first(),
    ]) {
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab).toHaveURL(/\/job-details\/senior-ios-engineer$/);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Senior iOS Engineer');
      await tab.close();
    }
  });
});

test('filters reload the jobs, send only set values, and are in the URL', async ({ page }) => {
  const asked = noteQueries(page);
  await page.goto('/careers');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(16);
  const department = page.getByRole('combobox', { name: 'Department' });
  await expect(department.getByRole('option')).toHaveText([
    'All Departments',
    'Engineering (5)',
    'Games (3)',
    'Design (2)',
    'Data and AI (2)',
    'Marketing (2)',
    'Operations (2)',
  ]);
  const type = page.getByRole('combobox', { name: 'Job type' });
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
  await expect(page).toHaveURL(/\/careers\?department_id=2&job_type=internship$/);
  expect(asked).toEqual(['', '?department_id=2', '?department_id=2&job_type=internship']);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(type).toHaveValue('internship');
});

test('two filters that change at once are both applied', async ({ page }) => {
  await page.goto('/careers');
  const department = page.getByRole('combobox', { name: 'Department' });
  const type = page.getByRole('combobox', { name: 'Job type' });
  await expect(department.getByRole('option')).toHaveCount(7);
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ department_id: '2', job_type: 'internship' })) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (!select) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page.getByText('1 position', { exact: true })).toBeVisible();
  await expect(department).toHaveValue('2');
  await expect(type).toHaveValue('internship');
});

test('typing a keyword reloads the jobs once, 300 ms after the last key; Search and Enter do nothing', async ({
  page,
}) => {
  const asked = noteQueries(page);
  await page.clock.install();
  await page.goto('/careers');
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
  // The clock is stopped while keys are pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.pressSequentially('designer');
  await page.clock.runFor(299);
  expect(asked).toEqual(['']);
  await page.clock.resume();
  await expect(page).toHaveURL(/\?search=designer$/);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('article').filter({ hasText: 'Product Designer' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(16);
  expect(asked).toEqual(['', '?search=designer']);
  await box.fill('zzz');
  await expect(page.getByText('No positions found')).toBeVisible();
  await expect(
    page.getByText('Try adjusting your search criteria or check back later for new opportunities.'),
  ).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
  await expect(page).toHaveURL(/\/careers$/);
});

test('a late response never replaces that of the last choice', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('article')).toHaveCount(16);
  await page.goto('/careers?mock=listJobs:slow*1&department_id=1');
  await expect(page.getByText('Loading amazing opportunities...')).toBeVisible();
  await page.getByRole('combobox', { name: 'Job type' }).selectOption('Internship');
  await expect(page.getByText('No positions found')).toBeVisible();
  await page.waitForTimeout(3200);
  await expect(page.getByText('No positions found')).toBeVisible();
});

test('going back to a filter reloads the jobs, and shows a failure', async ({ page }) => {
  const asked = noteQueries(page);
  await page.goto('/careers');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(16);
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.selectOption('Games (3)');
  await expect(cards).toHaveCount(3);
  await department.selectOption('All Departments');
  await expect(cards).toHaveCount(16);
  await expect.poll(() => asked).toEqual(['', '?department_id=2', '']);
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await department.selectOption('Games (3)');
  await expect(page.getByText('Error fetching jobs')).toBeVisible();
});

test.describe('states', () => {
  test('failures, waiting and missing fields have their texts', async ({ page }) => {
    await test.step('failures and waiting have their texts', async () => {
      for (const [scenario, text] of [
        ['404', 'Failed to fetch jobs'],
        ['network', 'Error fetching jobs'],
        ['slow', 'Loading amazing opportunities...'],
      ] as const) {
        await test.step(`${scenario}: "${text}"`, async () => {
          await page.goto(`/careers?mock=listJobs:${scenario}`);
          await expect(page.getByText(text, { exact: true })).toBeVisible();
          await expect(page.getByRole('combobox', { name: 'Department' })).toBeVisible();
        });
      }
    });
    await test.step('missing fields have their texts, and missing departments leave all of them', async () => {
      await page.goto('/careers?mock=listJobs:jobsSparse,listDepartments:serverError');
      const card = page.getByRole('article');
      await expect(card).toContainText('Job Title Not Available');
      await expect(card).toContainText('Date Not Available');
      await expect(
        page.getByRole('combobox', { name: 'Department' }).getByRole('option'),
      ).toHaveText(['All Departments']);
    });
    await test.step('Try Again reloads the page', async () => {
      await page.goto('/careers?mock=listJobs:serverError*2');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('article')).toHaveCount(16);
    });
  });
});

test.describe('a position', () => {
  test('shows its sections, leaves absent ones out, and may be closed', async ({ page }) => {
    await test.step('that is not active is closed', async () => {
      await page.goto('/job-details/qa-engineer');
      await expect(page.getByRole('button', { name: 'Position Closed' })).toBeDisabled();
    });
    await test.step('leaves absent sections out', async () => {
      await page.goto('/job-details/application-security-tester');
      await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Key Responsibilities' })).toHaveCount(0);
    });
    await test.step('shows its sections, dates and ways back', async () => {
      await page.goto('/job-details/senior-ios-engineer');
      await expect(page).toHaveTitle('Senior iOS Engineer | Twinbridge');
      for (const heading of [
        'Job Description',
        'Key Responsibilities',
        'Qualifications',
        'Important Dates',
      ]) {
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      }
      await expect(page.getByText('Posted November 16, 2026')).toBeVisible();
      await expect(page.getByText('January 15, 2027')).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /^Engineering$/ }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Careers' })).toHaveCount(2);
      await page.getByRole('link', { name: 'Back to Careers' }).first().click();
      await expect(page).toHaveURL(/\/careers$/);
    });
  });

  test('has a loading text, and a not-found state', async ({ page }) => {
    await test.step('has a loading text, and hostile HTML does nothing', async () => {
      await page.goto('/job-details/senior-ios-engineer?mock=getJob:slow');
      await expect(page.getByText('Loading job details...')).toBeVisible();
    });
    await test.step('has a not-found state', async () => {
      for (const [scenario, text] of [
        ['jobNotFound', 'Job not found'],
        ['network', 'Error fetching job details'],
      ] as const) {
        await test.step(`${scenario}: Job Not Found, "${text}"`, async () => {
          await page.goto(`/job-details/senior-ios-engineer?mock=getJob:${scenario}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
          await expect(page.getByText(text, { exact: true })).toBeVisible();
          await page.getByRole('link', { name: 'Back to Careers' }).click();
          await expect(page).toHaveURL(/\/careers$/);
        });
      }
    });
  });
});

/** Filters of the job list: what the URL and the history have, and the list while it changes. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

test('filters in the URL that do not exist are ignored, and spaces around a keyword', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/jobs/') asked.push(search);
  });
  for (const id of ['-2', '0', '1.5', '99999999999', 'x']) {
    await page.goto(`/careers?department_id=${id}&job_type=constructor&search=%20designer%20`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const name of ['Department', 'Job type']) {
      await expect(page.getByRole('combobox', { name })).toHaveValue('');
    }
    expect(asked.splice(0), id).toEqual(['?search=designer']);
  }
  await page.goto('/careers?department_id=02');
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('2');
});

test('filters that change at the same time are all applied', async ({ page }) => {
  await page.goto('/careers');
  const department = page.getByRole('combobox', { name: 'Department' });
  await expect(department.getByRole('option', { name: 'Games (3)' })).toBeAttached();
  const fields = page.getByRole('main').locator('form select');
  await fields.evaluateAll((selects) => {
    for (const select of selects as HTMLSelectElement[]) {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/department_id=\d+&job_type=[a-z-]+$/);
  for (const field of await fields.all()) await expect(field).not.toHaveValue('');
});

/** Filters the list by one job type, then by another; returns the field. */
async function chooseTwoTypes(page: Page): Promise<Locator> {
  const type = page.getByRole('combobox', { name: 'Job type' });
  for (const [label, url] of [
    ['Contract', '/careers?job_type=contract'],
    ['Internship', '/careers?job_type=internship'],
  ] as const) {
    await type.selectOption(label);
    await expect(page).toHaveURL(url);
  }
  return type;
}

test('going back leaves the filtered list, going forward filters it again', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await navigate(page, '/careers');
  const type = await chooseTwoTypes(page);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await page.goForward();
  await expect(type).toHaveValue('internship');
});

test('while another filter loads, the list stays and says so', async ({ page }) => {
  await page.goto('/careers?mock=listJobs:jobsSparse*1,listJobs:timeout');
  const jobs = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: '1 position' })).toBeVisible();
  await expect(jobs).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('combobox', { name: 'Job type' }).selectOption('Contract');
  await expect(status.filter({ hasText: 'Loading amazing opportunities...' })).toBeVisible();
  await expect(jobs).toHaveAttribute('aria-busy', 'true');
  await expect(jobs.getByRole('article')).toHaveCount(1);
});

test('a department of the URL that is not in the list shows, and can be removed', async ({
  page,
}) => {
  await page.goto('/careers?department_id=2&mock=listDepartments:404');
  const department = page.getByRole('combobox', { name: 'Department' });
  await expect(department.getByRole('option', { selected: true })).toHaveText('Chosen department');
  await department.selectOption('All Departments');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByText('16 positions')).toBeVisible();
});

test('going back after a closed layer and a filter leaves the list at once', async ({ page }) => {
  await page.goto('/about-us');
  await navigate(page, '/careers');
  await page.getByRole('banner').getByRole('button', { name: 'Contact details' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await chooseTwoTypes(page);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a keyword is asked for once, 300 ms after its last letter', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/jobs/' && searchParams.has('search')) {
      asked.push(searchParams.get('search'));
    }
  });
  await page.clock.install();
  await page.goto('/careers');
  await expect(page.getByText('16 positions')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  for (const letter of 'des') {
    await box.press(letter);
    await page.clock.runFor(200);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toEqual(['des']);
  await page.clock.runFor(1000);
  expect(asked).toEqual(['des']);
});

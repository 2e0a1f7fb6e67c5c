/** The list of positions, with its filters. */
import type { Page } from '@playwright/test';
import { contrastOf, readLuminances } from '#tests/support/contrast.ts';
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
const department = (page: Page) => page.getByRole('combobox', { name: 'Department' });
const jobType = (page: Page) => page.getByRole('combobox', { name: 'Job type' });
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' });

async function open(page: Page): Promise<void> {
  await page.goto('/careers');
  await expect(cardsOf(page)).toHaveCount(16);
}

test('the list shows the facts of every position, and opens positions in a new tab', async ({
  page,
  context,
}) => {
  await open(page);
  const first = cardsOf(page).first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible();
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
  await test.step('an overlay covers a closed position, which a press through it opens', async () => {
    const closed = cardsOf(page).filter({ hasText: 'Finance Operations Intern' });
    const overlay = closed.getByRole('paragraph').filter({ hasText: 'Position Closed' });
    await closed.scrollIntoViewIfNeeded();
    expect(await overlay.boundingBox()).toEqual(await closed.boundingBox());
    await expect(closed.getByRole('button')).toHaveCount(0);
    const title = await closed.getByRole('heading').screenshot();
    const { luminances } = await readLuminances(page, title);
    expect(contrastOf(Math.min(...luminances), Math.max(...luminances))).toBeGreaterThan(4.5);
    const { x, y } = (await closed.getByText('Position Closed').boundingBox()) as DOMRect;
    const other = context.waitForEvent('page');
    await page.mouse.click(x + 5, y + 5);
    await expect(await other).toHaveURL('/job-details/finance-operations-intern');
  });
  await test.step('on a phone the filters are closed, so that the first position is in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(first.getByRole('button')).toBeInViewport({ ratio: 1 });
    await expect(department(page)).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Filters' });
    await toggle.click();
    await department(page).selectOption('Games (3)');
    await expect(cardsOf(page)).toHaveCount(3);
    await expect(toggle).toHaveText('Filters (1 set)');
    await toggle.press('Enter');
    await expect(department(page)).toBeHidden();
  });
});

test('a changed filter reloads the jobs, sends only set values, and stands in the URL', async ({
  page,
  announced,
}) => {
  const asked = noteQueries(page);
  await open(page);
  const cards = cardsOf(page);
  await expect.poll(announced).toContain('16 positions');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await expect(department(page).getByRole('option')).toHaveCount(7);
  const types = ['All Types', 'Full Time', 'Part Time', 'Contract', 'Internship'];
  await expect(jobType(page).getByRole('option')).toHaveText(types);
  await department(page).selectOption('Games (3)');
  await expect(cards).toHaveCount(3);
  await jobType(page).selectOption('Internship');
  await expect.poll(announced).toContain('1 position');
  await expect(page).toHaveURL('/careers?department_id=2&job_type=internship');
  expect(asked).toEqual(['', '?department_id=2', '?department_id=2&job_type=internship']);
  await page.reload();
  await expect(jobType(page)).toHaveValue('internship');
  await jobType(page).selectOption('All Types');
  await expect(cards).toHaveCount(3);
  asked.length = 0;
  await department(page).selectOption('All Departments');
  await expect(cards).toHaveCount(16);
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => asked).toEqual(['']);
  // A filter chosen again refetches the jobs.
  await department(page).selectOption('Games (3)');
  await expect.poll(() => asked).toEqual(['', '?department_id=2']);
});

test('typing a keyword reloads the jobs once, 300 ms after the last key; the header search stays open; Search and Enter do nothing', async ({
  page,
}) => {
  const asked = noteQueries(page);
  await page.clock.install();
  await open(page);
  const box = keyword(page);
  // The clock is stopped while keys are pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letters of ['des', 'igner']) {
    await box.pressSequentially(letters);
    await page.clock.runFor(299);
  }
  expect(asked).toEqual(['']);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Search', exact: true }).click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\?search=designer$/);
  await expect(header.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await box.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(cardsOf(page).filter({ hasText: 'Product Designer' })).toBeVisible();
  expect(asked).toEqual(['', '?search=designer']);
  await box.fill('zzz ');
  await expect(page.getByText('No positions found')).toBeVisible();
  await expect(box).toHaveValue('zzz ');
  await expect(page.getByText(/^Try adjusting your search criteria or check back/)).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(box).toHaveValue('');
});

test('filters keep their choice while the page renders it, and are all applied', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const fields = page.getByRole('main').locator('form select');
  const chosen = await fields.evaluateAll((selects: HTMLSelectElement[]) =>
    selects.map((select) => {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return select.selectedIndex;
    }),
  );
  expect(chosen).toEqual([1, 1]);
  await expect(page).toHaveURL(/department_id=\d+&job_type=[a-z-]+$/);
});

test('letters typed while the page renders a keyword stay', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const box = keyword(page);
  await box.focus();
  await box.evaluate((field) => {
    const { replaceState } = history;
    // The page renders a new URL later, and slow machines much later.
    history.replaceState = (...state) => {
      replaceState.apply(history, state);
      // The mark of who typed has no URL.
      if (!state[2]) return;
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

test('filters of the URL that cannot exist are ignored, and spaces around a keyword; an unknown department can be removed', {
  tag: '@deep',
}, async ({ page }) => {
  const asked = noteQueries(page);
  for (const id of ['-2', '1.5', '99999999999', 'x']) {
    await page.goto(`/careers?department_id=${id}&job_type=constructor&search=%20designer%20`);
    await expect(cardsOf(page).first()).toBeVisible();
    for (const field of [department(page), jobType(page)]) await expect(field).toHaveValue('');
    expect(asked.splice(0), id).toEqual(['?search=designer']);
  }
  await page.goto('/careers?department_id=02&mock=listDepartments:404');
  const chosen = department(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Chosen department');
  await department(page).selectOption('All Departments');
  await expect(page).toHaveURL('/careers');
});

test('going back leaves the filtered list at once, also after a closed layer; going forward filters it again', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/about-us');
  await navigate(page, '/careers');
  const filterAndLeave = async (...types: string[]) => {
    for (const type of types) {
      await jobType(page).selectOption(type);
      await expect(page).toHaveURL(`/careers?job_type=${type}`);
    }
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  };
  await filterAndLeave('contract', 'internship');
  await page.goForward();
  await expect(jobType(page)).toHaveValue('internship');
  await page.getByRole('banner').getByRole('button', { name: 'Contact details' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  // Closing it has gone back, which takes effect later.
  await page.waitForFunction(() => !history.state?.overlay);
  await filterAndLeave('contract');
});

test('a failed list keeps its filters, and Try Again reloads the page; fields may be missing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(
    '/careers?mock=listJobs:404*1,listJobs:jobsSparse*1,listJobs:slow*1,listJobs:404,listDepartments:serverError',
  );
  await expect(department(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(cardsOf(page)).toContainText('Job Title Not Available');
  await expect(cardsOf(page)).toContainText('Date Not Available');
  await expect(department(page).getByRole('option')).toHaveText(['All Departments']);
  await test.step('while another filter loads, the list stays and says so', async () => {
    const status = page.getByRole('status');
    await jobType(page).selectOption('Contract');
    await expect(status.filter({ hasText: 'Loading amazing opportunities...' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(status.filter({ hasText: /^\d positions$/ })).toBeVisible();
  });
  // A filter chosen again shows that it failed, not its earlier jobs.
  await jobType(page).selectOption('All Types');
  await expect(page.getByRole('alert').getByText('Failed to fetch jobs')).toBeVisible();
});

/** Hydration keeps the HTML, and then applies state that only the browser has. */
import { expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { test } from '../fixtures.ts';
import { expectKept, hold, openHydrated, openWithoutScript } from './page.ts';

/** Names of metadata that occur more than once. */
const repeatedMetadata = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')].map(
      (element) =>
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    );
    return seen.filter((name, index) => seen.indexOf(name) !== index);
  });

for (const [timezoneId, width] of [
  ['Pacific/Kiritimati', 390],
  ['America/Los_Angeles', 1440],
] as const) {
  test.describe(timezoneId, () => {
    const viewport = { width, height: 900 };
    test.use({ timezoneId, viewport, locale: 'de-DE', colorScheme: 'dark' });
    const tag = width === 1440 ? '@deep' : [];
    test('every page hydrates without changes', { tag }, async ({ page }) => {
      for (const path of [...samplePaths, '/services/#', '/no-such-page']) {
        await page.goto(path);
        expect(await expectKept(page), path).toBeGreaterThan(100);
        expect(await repeatedMetadata(page), path).toEqual([]);
      }
    });
  });
}

test('the right page replaces a wrong one from the host', async ({ page, baseURL }) => {
  await page.route('/job-details/tax-clerk', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  );
  await page.goto('/job-details/tax-clerk');
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await repeatedMetadata(page)).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('a refresh replaces the content of a page only if it succeeds', async ({ page, problems }) => {
  await page.route('/api/services/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Cybersecurity', 'Fresh news');
    await route.fulfill({ response, body });
  });
  await page.route(/\/api\/(jobs|departments)\/$/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Fresh news' })).toBeVisible();
  // Otherwise the test could end while the handler waits for a response.
  await page.unroute('/api/services/');
  const failed = page.waitForResponse(/\/api\/jobs\/$/);
  await page.goto('/careers');
  await failed;
  await untilHydrated(page);
  await expect(page.getByText('16 positions')).toBeVisible();
  await expect(page.getByText('Failed to fetch jobs')).toHaveCount(0);
  // The browser logs the two failures.
  expect(problems.splice(0).filter((text) => !text.includes('a status of 500'))).toEqual([]);
});

test('an item that the server no longer has is not shown any longer', async ({
  page,
  problems,
}) => {
  for (const [api, path, text] of [
    ['/api/jobs/senior-ios-engineer/', '/job-details/senior-ios-engineer', 'Job Not Found'],
    ['/api/services/1/', '/services-details/1', 'Service not found'],
  ] as const) {
    await page.route(api, (route) =>
      route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
    );
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  expect(problems.splice(0).filter((text) => !text.includes('a status of 404'))).toEqual([]);
});

test('a part of the positions says so when the rest cannot be loaded', async ({
  page,
  problems,
}) => {
  await page.route('/careers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"total":16', '"total":200')
      .replaceAll('16 positions', '200 positions');
    await route.fulfill({ response, body });
  });
  await page.route('/api/jobs/', (route) => route.fulfill({ status: 500, json: {} }));
  await openHydrated(page, '/careers');
  await expect(page.getByText('200 positions')).toBeVisible();
  await expect(page.getByText('Failed to fetch jobs')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Senior iOS Engineer' })).toBeVisible();
  expect(problems.splice(0).filter((text) => !text.includes('a status of 500'))).toEqual([]);
});

test('a new file of the content replaces a missing one', async ({ page }) => {
  await page.route('**/harbour-wallet-full.web*', (route) => route.fulfill({ status: 404 }));
  const release = await hold(page, '**/api/project-details/1/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      'harbour-wallet-full.web',
      'fieldnote-full.web',
    );
    await route.fulfill({ response, body });
  });
  await openHydrated(page, '/project-details/1');
  await expect(page.getByText('No image available')).toBeVisible();
  release();
  await expect(page.locator('main img[src*="fieldnote-full.web"]')).toBeVisible();
});

test('an empty fragment is removed, except after /product', async ({ page }) => {
  await openHydrated(page, '/services#');
  await expect(page).toHaveURL(/\/services$/);
  await openHydrated(page, '/product');
  await expect(page).toHaveURL(/\/#$/);
});

test('a page scrolled before its hydration has the header and the button of that place', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => window.scrollTo(0, 600), { once: true }),
  );
  await openHydrated(page, '/about-us');
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
});

test('URL parameters are applied', async ({ page }) => {
  await page.goto('/careers?department_id=2&job_type=full-time&dialog=sign-in');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.locator('[name="department_id"]')).toHaveValue('2');
  await expect(page.locator('[name="job_type"]')).toHaveValue('full-time');
  await expect(page.getByText(/^\d positions?$/)).toBeVisible();
  await page.goto('/case-studies?page=2');
  await expect(page.getByRole('list', { name: 'Case studies, page 2 of 2' })).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/case-studies\?page=2$/);
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(canonical).toHaveAttribute('href', /\/case-studies$/);
});

test('a signed-in candidate and a signed-in subscriber are recognised', async ({ page }) => {
  await page.addInitScript(() => {
    const names =
      'job_title gender nationality marital_status current_salary expected_salary career_level experience job_category';
    const email = 'candidate@people.example';
    const stored = {
      'site.careers.user': { email },
      // Without a stored profile the server would be asked, and nobody is signed in there.
      'site.careers.profile': {
        email,
        fields: Object.fromEntries(names.split(' ').map((name) => [name, '1'])),
        resume: null,
        lists: { language_ids: [], education: [], work_experience: [], skills: [] },
      },
      'site.subscription.account': { key: 'a-token', username: 'amara' },
    };
    for (const [key, value] of Object.entries(stored)) {
      sessionStorage.setItem(key, JSON.stringify(value));
    }
  });
  await page.goto('/job-details/senior-ios-engineer');
  await expect(page.getByRole('button', { name: 'Account of candidate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await page.goto('/login');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Signed in as amara')).toBeVisible();
});

test('navigation, back and forward change page and metadata together', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await openHydrated(page, '/services');
  await page.getByRole('link', { name: 'Cloud Integration' }).first().click();
  await expect(page).toHaveTitle(/^Cloud Integration/);
  await expect(canonical).toHaveAttribute('href', /\/services-details\/4$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Services/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Cloud Integration/);
  expect(await repeatedMetadata(page)).toEqual([]);
});

test('a link to another page of case studies moves neither the focus nor the page', async ({
  page,
}) => {
  const start = await openWithoutScript(page, '/case-studies?page=2');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.focus();
  await start();
  await expect(page.getByRole('list', { name: 'Case studies, page 2 of 2' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
});

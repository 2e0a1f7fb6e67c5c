/** Hydration keeps the HTML, and then applies state that only the browser has. */
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { test } from '../fixtures.ts';
import { siteFolder } from '../places.ts';
import { expectKept, openHydrated, openWithoutScript } from './page.ts';

/** Pages with dates, states of the browser, or other HTML at another width; and addresses of no file. */
const some = [
  ...['/', '/careers', '/case-studies/1', '/blog-single/1', '/pricing', '/services/#'],
  ...['/job-details/senior-ios-engineer', '/no-such-page'],
];
const all = [...samplePaths, '/services/#', '/no-such-page'];

/** Names of metadata that occur more than once. */
const repeatedMetadata = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')].map(
      (element) =>
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    );
    return seen.filter((name, index) => seen.indexOf(name) !== index);
  });

for (const [timezoneId, width, paths] of [
  ['Pacific/Kiritimati', 390, some],
  ['Pacific/Kiritimati', 390, all],
  ['America/Los_Angeles', 1440, all],
] as const) {
  test.describe(timezoneId, () => {
    const viewport = { width, height: 900 };
    test.use({ timezoneId, viewport, locale: 'de-DE', colorScheme: 'dark' });
    const tag = paths === all ? '@deep' : [];
    test(`${paths.length} pages hydrate without changes`, { tag }, async ({ page }) => {
      for (const each of paths) {
        await page.goto(each);
        expect(await expectKept(page), each).toBeGreaterThan(100);
        expect(await repeatedMetadata(page), each).toEqual([]);
      }
    });
  });
}

test('the right page replaces a wrong one from the host', async ({ page }) => {
  const home = path.join(siteFolder, 'index.html');
  await page.route('/job-details/tax-clerk', (route) => route.fulfill({ path: home }));
  await page.goto('/job-details/tax-clerk');
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await repeatedMetadata(page)).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

/** What the server says after the page was rendered, and what the page then shows. */
const refreshes: [what: string, api: string, status: number, path: string, shown: string][] = [
  ['new content', '/api/services/', 200, '/services', 'Fresh news'],
  ['the old content after a failure', '/api/services/', 500, '/services', 'Cybersecurity'],
  ['no item that is gone', '/api/services/1/', 404, '/services-details/1', 'Service not found'],
];

for (const [what, api, status, address, shown] of refreshes) {
  test(`a page shows ${what} once it is hydrated`, async ({ page, request }) => {
    const found = await (await request.get(api)).text();
    const body = status === 200 ? found.replaceAll('Cybersecurity', shown) : '{}';
    const response = { status, contentType: 'application/json', body };
    await page.route(api, (route) => route.fulfill(response));
    const asked = page.waitForResponse(`**${api}`);
    await openHydrated(page, address);
    await asked;
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.getByText('Failed to fetch services')).toHaveCount(0);
    const noindex = page.locator('meta[name="robots"][content="noindex"]');
    await expect(noindex).toHaveCount(status === 404 ? 1 : 0);
  });
}

test('a part of the positions says so when the rest cannot be loaded', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  const response = await request.get('/careers');
  const body = (await response.text())
    .replaceAll('"total":16', '"total":200')
    .replaceAll('16 positions', '200 positions');
  await page.route('/careers', (route) => route.fulfill({ response, body }));
  await page.route('/api/jobs/', (route) => route.fulfill({ status: 500, json: {} }));
  await openHydrated(page, '/careers');
  await expect(page.getByText('200 positions')).toBeVisible();
  await expect(page.getByText('Failed to fetch jobs')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Senior iOS Engineer' })).toBeVisible();
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

test('fragment and parameters of the address are applied, without moving focus or page', async ({
  page,
}) => {
  await openHydrated(page, '/services#');
  await expect(page).toHaveURL(/\/services$/);
  await page.goto('/careers?department_id=2&job_type=full-time&dialog=sign-in');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.locator('[name="department_id"]')).toHaveValue('2');
  await expect(page.getByText(/^\d positions?$/)).toBeVisible();
  const start = await openWithoutScript(page, '/case-studies?page=2');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.focus();
  await start();
  await expect(page.getByRole('list', { name: 'Case studies, page 2 of 2' })).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/case-studies\?page=2$/);
  await page.waitForTimeout(500);
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
});

test('a step in the history just before hydration shows its page', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    // Called when hydration is planned and has not rendered yet.
    window.requestIdleCallback = (...work) => {
      if (location.pathname === '/contact-us') history.replaceState(null, '', '/about-us');
      return requestIdleCallback(...work);
    };
  });
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page).toHaveTitle(/^About Us/);
});

test('a signed-in subscriber is recognised', async ({ page }) => {
  await page.addInitScript(() => {
    const subscriber = { key: 'a-token', username: 'amara' };
    sessionStorage.setItem('site.subscription.checkout', JSON.stringify({ subscriber }));
  });
  await openHydrated(page, '/login');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Signed in as amara')).toBeVisible();
});

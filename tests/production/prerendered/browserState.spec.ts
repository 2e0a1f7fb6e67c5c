/** Browser state (URL, storage, time zone, history) is applied to a prerendered page after hydration. */
import { expect } from '@playwright/test';
import { untilHydrated } from '../../visit/hydrated.ts';
import { test } from '../fixtures.ts';
import { expectKept, openHydrated } from './page.ts';

test('URL parameters are applied', async ({ page }) => {
  await page.goto('/careers?department_id=2&job_type=full-time');
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('full-time');
  await expect(page.getByText(/^\d positions?$/)).toBeVisible();
  await page.goto('/careers?search=engineer&dialog=sign-in');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.locator('[name="search"]')).toHaveValue('engineer');
  await page.goto('/pricing?plan=premium');
  await expect(page.getByRole('dialog', { name: 'Complete Your Payment' })).toBeVisible();
  await page.goto('/case-studies?page=2');
  await expect(page.getByRole('list', { name: 'Case studies, page 2 of 2' })).toBeVisible();
  await page.goto('/services/#');
  await expectKept(page);
});

test('a signed-in candidate and a signed-in subscriber are recognised', async ({ page }) => {
  await page.addInitScript(() => {
    const fields =
      'job_title gender nationality marital_status current_salary expected_salary career_level experience job_category';
    const profile = {
      email: 'candidate@twinbridge.example',
      fields: Object.fromEntries(fields.split(' ').map((name) => [name, '1'])),
      resume: null,
      lists: { language_ids: [], education: [], work_experience: [], skills: [] },
    };
    const user = { email: profile.email };
    sessionStorage.setItem('twinbridge.careers.user', JSON.stringify(user));
    sessionStorage.setItem('twinbridge.careers.profile', JSON.stringify(profile));
    const account = { key: 'a-token', username: 'amara' };
    sessionStorage.setItem('twinbridge.subscription.account', JSON.stringify(account));
  });
  await page.goto('/job-details/senior-ios-engineer');
  await expect(page.getByRole('button', { name: 'Account of candidate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await page.goto('/careers');
  await expect(page.getByRole('button', { name: /^Apply: / }).first()).toBeEnabled();
  await page.goto('/subscription');
  await expect(page.getByText('Signed in as amara')).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/subscription');
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({
      timezoneId,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    test('dates and numbers are the same everywhere', async ({ page }) => {
      for (const path of ['/careers', '/job-details/senior-ios-engineer', '/blog-single/4', '/']) {
        await page.goto(path);
        await expectKept(page);
      }
    });
  });
}

test('navigation, back and forward change page and metadata together', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await openHydrated(page, '/services');
  await page.getByRole('link', { name: 'Cloud Integration' }).first().click();
  await expect(page).toHaveTitle(/^Cloud Integration/);
  await expect(canonical).toHaveAttribute('href', /\/services-details\/4$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Services/);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle(/^Cloud Integration/);
  await expect(canonical).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await page.goBack();
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

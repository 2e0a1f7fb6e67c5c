/** Event replay: interactions before hydration are applied afterwards, exactly once. */
import { expect, type Page } from '@playwright/test';
import { toast } from '../../support/candidate.ts';
import { take } from '../../support/steps.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated, openWithoutScript } from './page.ts';

/** Records sent messages and page loads. */
function watch(page: Page) {
  const seen = { messages: [] as string[], loads: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email/')) seen.messages.push(request.postData() ?? '');
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  return seen;
}

test('the last click on a button is replayed', async ({ page }) => {
  const openSearch = await openWithoutScript(page, '/services');
  await page.getByRole('button', { name: 'Search', exact: true }).dblclick();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await openSearch();
  await expect(page.getByRole('searchbox')).toBeFocused();

  for (const [path, name, dialog] of [
    ['/pricing', 'Select Plan: Premium', 'Complete Your Payment'],
    ['/job-details/senior-ios-engineer', 'Login to Apply', 'Welcome Back'],
  ] as const) {
    const go = await openWithoutScript(page, path);
    await page.getByRole('button', { name, exact: true }).click();
    await go();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  }
});

test('keys on buttons are replayed', async ({ page }) => {
  const go = await openWithoutScript(page, '/');
  const dots = page.getByRole('button', { name: /^Slide \d/ });
  await dots.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Contact details' }).focus();
  await page.keyboard.press('Enter');
  await go();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog', { name: 'Contact details' })).toBeVisible();
});

test('typed text overrides the draft of a form, which fills the other fields', async ({ page }) => {
  await openHydrated(page, '/contact-us');
  const form = page.locator('main form');
  await form.getByLabel('Email').fill('ada@hart.example');
  const go = await openWithoutScript(page, '/contact-us');
  await form.getByLabel('Name').fill('Ada');
  await go();
  await expect(form.getByLabel('Email')).toHaveValue('ada@hart.example');
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
});

test('a message submitted several times is sent once', async ({ page }) => {
  const seen = watch(page);
  const go = await openWithoutScript(page, '/contact-us');
  await take.sendMessage(page);
  await page.getByRole('button', { name: 'Get in Touch' }).dblclick();
  await page.locator('main form').getByLabel('Email').press('Enter');
  expect(seen.messages).toEqual([]);
  await go();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  expect(seen.messages).toHaveLength(1);
  expect(JSON.parse(seen.messages[0] ?? '')).toMatchObject({ name: 'Ada Hart' });
  expect(seen.loads).toBe(1);
  await expect(page).toHaveURL('/contact-us');
});

test('the form at the end of the home page is replayed while the page code is loading', async ({
  page,
}) => {
  const seen = watch(page);
  const release = await hold(page, '**/assets/Home-*.js');
  await page.goto('/');
  await take.sendMessage(page);
  expect(seen.messages).toEqual([]);
  release();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  expect(seen.messages).toHaveLength(1);
  expect(await page.evaluate(() => window.recordedPresses)).toBeUndefined();
  expect(seen.loads).toBe(1);
});

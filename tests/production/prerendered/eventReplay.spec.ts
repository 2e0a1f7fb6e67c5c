/** Event replay: interactions before hydration are applied afterwards, exactly once. */
import { expect } from '@playwright/test';
import { toast } from '../../support/candidate.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { take } from '../../support/steps.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated, openWithoutScript } from './page.ts';

test('the last press of a button is replayed', async ({ page }) => {
  const openSearch = await openWithoutScript(page, '/services');
  await page.getByRole('button', { name: 'Search', exact: true }).dblclick();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await openSearch();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('keys on buttons are replayed', async ({ page }) => {
  const go = await openWithoutScript(page, '/');
  const dots = page.getByRole('button', { name: /^Slide \d/ });
  await dots.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Contact details' }).focus();
  await page.keyboard.press('Enter');
  await go();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog', { name: 'Contact details' })).toBeVisible();
});

test('typed text overrides the draft of a form, which fills the other fields', {
  tag: '@deep',
}, async ({ page }) => {
  await openHydrated(page, '/contact-us');
  const form = page.locator('main form');
  await form.getByLabel('Email').fill('ada@hart.example');
  const go = await openWithoutScript(page, '/contact-us');
  await form.getByLabel('Name').fill('Ada');
  await go();
  await expect(form.getByLabel('Email')).toHaveValue('ada@hart.example');
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
});

test('a message submitted several times while its form loads is sent once', async ({ page }) => {
  const messages: (string | null)[] = [];
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email/')) messages.push(request.postData());
    if (request.isNavigationRequest()) loads += 1;
  });
  const release = await hold(page, '**/assets/Home-*.js');
  await page.goto('/');
  await take.sendMessage(page);
  await page.getByRole('button', { name: 'Get in Touch' }).dblclick();
  await page.locator('main form').getByLabel('Email').press('Enter');
  expect(messages).toEqual([]);
  release();
  await untilHydrated(page);
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  expect(messages).toEqual([expect.stringContaining('Ada Hart')]);
  expect(await page.evaluate(() => window.recordedPresses)).toBeUndefined();
  expect(loads).toBe(1);
});

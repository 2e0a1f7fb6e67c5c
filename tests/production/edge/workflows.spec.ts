/** The main workflows of a visitor, from prerendered pages, with all requests through the edge. */
import { expect } from '@playwright/test';
import { fillProfile, toast } from '../../support/candidate.ts';
import { take } from '../../support/steps.ts';
import {
  cards,
  fillAccount,
  fillCard,
  heading,
  modal,
  payButton,
} from '../../support/subscriber.ts';
import { serveProvider, test } from '../fixtures.ts';

test('open a job, register, create a profile, apply', async ({ page, context }) => {
  await page.goto('/job-details/senior-ios-engineer');
  await page.getByRole('button', { name: 'Login to Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await take.register(page);
  await fillProfile(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Profile' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/careers');
  // Waits, because a menu closes when its page changes.
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  const session = async () => (await context.cookies()).map(({ name }) => name);
  expect(await session()).toContain('sessionid');
  await take.logOut(page);
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
  await expect.poll(session).toEqual([]);
});

test('pick a plan, log in, pay, come back from the bank', async ({ page, context }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await serveProvider(context);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await take.enterEmployees(page);
  await modal(page).getByRole('button', { name: 'Log in' }).first().click();
  await fillAccount(page, false);
  expect(urls.filter((url) => url.includes('stripe.com'))).toEqual([]);
  await modal(page).getByRole('button', { name: 'Log in' }).last().click();
  await fillCard(page, cards.away);
  await payButton(page).click();
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeVisible();
  await expect(page).toHaveURL('/subscription');
});

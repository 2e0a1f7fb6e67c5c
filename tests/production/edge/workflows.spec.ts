/** The main workflows of a visitor, from prerendered pages, with all requests through the edge. */
import type { Page } from '@playwright/test';
import { fillProfile, password, toast } from '../../e2e/candidate.ts';
import { take } from '../../e2e/steps.ts';
import { cards, fillAccount, fillCard, heading, modal, payButton } from '../../e2e/subscriber.ts';
import { expect, test } from './fixtures.ts';

test('home, services, one service, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').first().getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }).first().click();
  await expect(page).toHaveURL(/\/services-details\/\d+$/);
  await expect(heading(page, 'What we do')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'About our compnay')).toBeVisible();
});

test('a case study, whose HTML is cleaned in the browser', async ({ page }) => {
  await page.goto('/case-studies');
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(heading(page, 'Project Details')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Project Details')).toBeVisible();
});

test('a message', async ({ page }) => {
  await page.goto('/contact-us');
  await take.sendMessage(page);
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
});

test('filter the jobs, open one, register, create a profile, apply', async ({ page, context }) => {
  await page.goto('/careers');
  await page.getByRole('searchbox').fill('Senior iOS');
  await expect(page).toHaveURL(/search=Senior/);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /Senior iOS Engineer/ })
    .first()
    .click();
  const job = await opened;
  await job.getByRole('button', { name: 'Login to Apply' }).click();
  await job.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  const dialog = job.getByRole('dialog', { name: 'Create Account' });
  await dialog
    .getByRole('textbox', { name: 'Email Address' })
    .fill(`edge-${Date.now()}@hart.example`);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByLabel(/^Confirm Password/).fill(password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await fillProfile(job);
  await job.getByRole('dialog').getByRole('button', { name: 'Create Profile' }).click();
  await job.getByRole('button', { name: 'Apply Now' }).click();
  await expect(toast(job, 'Application submitted successfully!')).toBeVisible();
  await expect(job).toHaveURL('/careers');
  const session = async () => (await context.cookies()).map(({ name }) => name);
  expect(await session()).toContain('sessionid');
  await take.logOut(job);
  await expect.poll(session).toEqual([]);
});

async function openCardForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page
    .getByRole('button', { name: /Select Plan.*Premium/ })
    .first()
    .click();
  await page.getByRole('spinbutton').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await modal(page).getByRole('button', { name: 'Log in' }).first().click();
  await fillAccount(page, false);
  await modal(page).getByRole('button', { name: 'Log in' }).last().click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

test('pick a plan from a page without the card provider, log in and pay', async ({ page }) => {
  await openCardForm(page);
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeVisible();
});

test('pay with a card whose bank sends the visitor away and back', async ({ page }) => {
  await openCardForm(page);
  await fillCard(page, cards.away);
  await payButton(page).click();
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeVisible();
  await expect(page).toHaveURL('/subscription');
});

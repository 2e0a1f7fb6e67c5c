/** Whole workflows with the keyboard only: careers and checkout. */
import { candidate, password, resume, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectArrival, follow, tabTo, typeInto } from '../support/keyboard.ts';
import { cards, expectReceipt, heading, modal, payButton } from '../support/subscriber.ts';

test('a visitor signs in and applies by keyboard', async ({ page }) => {
  // Listens from here on, so that the browser intercepts the file dialog before it opens.
  page.on('filechooser', (chooser) => chooser.setFiles(resume));
  await page.clock.install();
  await page.goto('/job-details/senior-ios-engineer?as=visitor');
  await follow(page, page.getByRole('button', { name: 'Login to Apply' }));
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(auth.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
  await page.keyboard.insertText(candidate);
  await typeInto(page, auth.getByLabel(/^Password/), password);
  await page.keyboard.press('Enter');

  const profile = page.getByRole('dialog', { name: 'Create Profile' });
  await expect(profile.getByRole('textbox', { name: 'Job Title' })).toBeFocused();
  await expect(profile.getByRole('option', { name: 'Select Gender' })).toBeAttached();
  await page.keyboard.insertText('Mobile developer');
  for (const field of await profile.getByRole('combobox').all()) {
    await tabTo(page, field);
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, profile.getByLabel('Upload Resume (PDF)'));
  await page.keyboard.press('Enter');
  await expect(profile.getByText(resume.name)).toBeVisible();
  await follow(page, profile.getByRole('button', { name: 'Create Profile' }));

  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeFocused();
  // The page stays for 1.5 s after an application.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  const applied = page.getByRole('button', { name: 'Already Applied' });
  await expect(applied).toBeDisabled();
  await expect(applied).toBeFocused();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/careers$/);
  await expectArrival(page, 'Join Our Team');
});

test('a visitor signs up and pays by keyboard', async ({ page }) => {
  const said: string[] = [];
  const urls: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/humanresource?as=visitor');
  const plan = page.getByRole('button', { name: 'Select Plan: Premium', exact: true });
  await follow(page, plan);

  await expect(page.getByRole('spinbutton')).toBeFocused();
  await expect(modal(page).getByText('Premium plan.')).toBeVisible();
  await page.keyboard.insertText('12');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();
  await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: 'Username' }), 'keys');
  await typeInto(page, modal(page).getByRole('textbox', { name: 'Email' }), 'keys@hart.example');
  await typeInto(page, page.getByLabel(/^Password/), password);
  await typeInto(page, page.getByLabel(/^Confirm Password/), password);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Pay by card')).toBeFocused();
  await typeInto(page, page.getByLabel('Card number'), cards.success);
  await typeInto(page, page.getByLabel('Expiration date'), '12/34');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await follow(page, payButton(page));
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeFocused();
  await expectReceipt(page);
  await test.step('token and password are not stored outside the tab', async () => {
    const stored = await page.evaluate(() => ({
      local: { ...localStorage },
      tab: { ...sessionStorage },
    }));
    const { key } = JSON.parse(stored.tab['site.subscription.checkout'] ?? '{}').subscriber;
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    // Storage of the mock represents the server; all other keys belong to the site.
    const { 'mock.records': _, ...site } = stored.local;
    for (const text of [JSON.stringify(site), ...said, ...urls]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(password);
    }
    expect(JSON.stringify(stored.tab)).not.toContain('_secret_');
  });
  await follow(page, page.getByRole('button', { name: 'Done' }));
  await expect(plan).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'How many employees?')).toBeVisible();
});

test('texts can be edited by held keys and selected by a double click', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  const comments = form.getByRole('textbox', { name: 'Comments' });
  await comments.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(comments).toHaveValue('\n\n\n');
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.fill('Rosalind');
  await name.press('End');
  for (let press = 0; press < 5; press++) await page.keyboard.down('Backspace');
  await page.keyboard.up('Backspace');
  await expect(name).toHaveValue('Ros');
  await name.fill('Rosalind');
  const heading = page.getByRole('heading', { name: 'Send us a Message' });
  for (const [text, word] of [
    [name, 'Rosalind'],
    [heading, 'Send'],
  ] as const) {
    await text.dblclick({ position: { x: 30, y: 20 } });
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe(word);
  }
});

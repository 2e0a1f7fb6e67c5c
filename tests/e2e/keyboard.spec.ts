/** Whole workflows with the keyboard only: gallery, careers and checkout. */
import { accountButton, banner, candidate, password, resume, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { expectArrival, follow, menuLink, tabTo, typeInto } from './keyboard.ts';
import { cards, enterEmployees, expectReceipt, heading, modal, payButton } from './subscriber.ts';

test('menu → case study → all images → one image → back', async ({ page }) => {
  const title = 'A freight desk without sticky notes';
  const screenshot = (n: number) => `Screenshot ${n} of ${title}`;
  await page.goto('/');
  await follow(page, menuLink(page, 'Case Studies'));
  await expectArrival(page, 'Case Studies');
  await follow(page, page.getByRole('link', { name: new RegExp(title) }).first());
  await expectArrival(page, title);
  const opener = page.getByRole('button', { name: 'View All 10 Images' });
  await follow(page, opener);

  const dialog = page.getByRole('dialog');
  const tile = (n: number) =>
    dialog.getByRole('button', { name: `View full screen: ${screenshot(n)}` });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await follow(page, tile(2));
  const image = dialog.getByRole('img');
  await expect(image).toHaveAttribute('alt', screenshot(2));
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAttribute('alt', screenshot(3));
  await tabTo(page, dialog.getByRole('button', { name: 'Next image' }));
  await page.keyboard.press('Space');
  await expect(image).toHaveAttribute('alt', screenshot(4));
  await follow(page, dialog.getByRole('button', { name: 'All images' }), 'Shift+Tab');
  await expect(tile(4)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('menu → job → sign in → profile → apply', async ({ page, context }) => {
  await page.goto('/?as=visitor');
  await follow(page, menuLink(page, 'Careers'));
  await expectArrival(page, 'Join Our Team');
  const opened = context.waitForEvent('page');
  await follow(page, page.getByRole('link', { name: /^Android Engineer/ }));
  const job = await opened;
  // From here on, so that the browser surely hands the dialog over by the time it would open.
  job.on('filechooser', (chooser) => chooser.setFiles(resume));

  await expect(job.getByRole('heading', { level: 1 })).toHaveText('Android Engineer');
  await follow(job, job.getByRole('button', { name: 'Login to Apply' }));
  const auth = job.getByRole('dialog', { name: 'Welcome Back' });
  await expect(auth.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
  await job.keyboard.insertText(candidate);
  await typeInto(job, auth.getByLabel(/^Password/), password);
  await job.keyboard.press('Enter');

  const profile = job.getByRole('dialog', { name: 'Create Profile' });
  await expect(profile.getByRole('textbox', { name: 'Job Title' })).toBeFocused();
  await expect(profile.getByRole('option', { name: 'Select Gender' })).toBeAttached();
  await job.keyboard.insertText('Mobile developer');
  for (const field of await profile.getByRole('combobox').all()) {
    await tabTo(job, field);
    await job.keyboard.press('ArrowDown');
  }
  await tabTo(job, profile.getByLabel('Upload Resume (PDF)'));
  await job.keyboard.press('Enter');
  await expect(profile.getByText(resume.name)).toBeVisible();
  await follow(job, profile.getByRole('button', { name: 'Create Profile' }));

  await expect(job.getByRole('button', { name: 'Apply Now' })).toBeFocused();
  await job.keyboard.press('Enter');
  await expect(toast(job, 'Application submitted successfully!')).toBeVisible();
  const applied = job.getByRole('button', { name: 'Already Applied' });
  await expect(applied).toBeDisabled();
  await expect(applied).toBeFocused();
  await expect(job).toHaveURL(/\/careers$/);
  await expectArrival(job, 'Join Our Team');
});

test('signing in and out from the header keeps the focus, a refused sign-in its input', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor');
  await follow(page, banner(page).getByRole('button', { name: 'Login' }));
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  const email = auth.getByRole('textbox', { name: 'Email Address' });
  await expect(email).toBeFocused();
  await page.keyboard.insertText(candidate);
  await typeInto(page, auth.getByLabel(/^Password/), 'not the password');
  await follow(page, auth.getByRole('button', { name: 'Sign In' }));
  await expect(auth.getByRole('alert')).not.toHaveText('');
  await expect(email).toHaveValue(candidate);
  await expect(auth.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await tabTo(page, auth.getByLabel(/^Password/), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expect(auth).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await follow(page, accountButton(page), 'Shift+Tab');
  await tabTo(page, banner(page).getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(page, banner(page).getByRole('button', { name: 'Logout' }));
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeFocused();
});

test('plan → employees → sign-up → card → receipt', async ({ page }) => {
  await page.goto('/about-us?as=visitor');
  const products = page.getByRole('navigation', { name: 'Products' });
  await follow(page, products.getByRole('link', { name: 'Pricing' }), 'Shift+Tab');
  await expectArrival(page, 'Pricing');
  const plan = page.getByRole('button', { name: 'Select Plan: Premium', exact: true });
  await follow(page, plan);

  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.insertText('12');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();
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
  await follow(page, page.getByRole('button', { name: 'Done' }));
  await expect(plan).toBeFocused();
});

test('a retried step of the checkout keeps the focus', async ({ page }) => {
  await page.goto('/pricing?plan=premium&as=subscriber&mock=intentFailed*1');
  await enterEmployees(page);
  await follow(page, modal(page).getByRole('button', { name: 'Try again' }));
  await expect(payButton(page)).toBeVisible();
  await expect(heading(page, 'Pay by card')).toBeFocused();
  await tabTo(page, payButton(page));
});

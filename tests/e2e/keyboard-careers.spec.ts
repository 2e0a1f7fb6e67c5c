/** From the menu to an application with the keyboard only. */
import { candidate, password, resume, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { expectArrival, follow, menuLink, tabTo, typeInto } from './keyboard.ts';

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

test('signing in and out from the header keeps the focus', async ({ page }) => {
  await page.goto('/careers?as=visitor');
  const header = page.getByRole('banner').first();
  await follow(page, header.getByRole('button', { name: 'Login' }));
  const auth = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(auth.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
  await page.keyboard.insertText(candidate);
  await typeInto(page, auth.getByLabel(/^Password/), 'not the password');
  await follow(page, auth.getByRole('button', { name: 'Sign In' }));
  await expect(auth.getByRole('alert')).not.toHaveText('');
  await expect(auth.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await tabTo(page, auth.getByLabel(/^Password/), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expect(auth).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const menu = header.getByRole('button', { name: `Account of ${candidate}` });
  await follow(page, menu, 'Shift+Tab');
  await tabTo(page, header.getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(page, header.getByRole('button', { name: 'Logout' }));
  await expect(header.getByRole('button', { name: 'Login' })).toBeFocused();
});

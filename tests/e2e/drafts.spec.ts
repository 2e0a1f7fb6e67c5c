/** Unsent input is kept, confirmed before it is discarded, and cleared after sending. */
import { fillProfile, jobButton, password, resume, signIn, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';
import { fillMessage } from '../support/steps.ts';
import { enterEmployees, fillAccount, modal, payButton } from '../support/subscriber.ts';

const title = 'Create Profile';

test('an unfinished profile stays until it is discarded', async ({ page }) => {
  await page.goto('/careers?as=candidate');
  const opener = jobButton(page, 'Profile');
  await opener.click();
  await fillProfile(page);
  const dialog = page.getByRole('dialog', { name: title });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
  await test.step('a confirmed reload keeps everything except the file', async () => {
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    await expect(jobTitle).toHaveValue('Mobile developer');
    await expect(dialog.getByRole('combobox', { name: 'Gender' })).not.toHaveValue('');
    await expect(dialog.getByText('Choose a file')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(resume.name);
  });
  await test.step('going back keeps it', async () => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(jobTitle).toHaveValue('Mobile developer');
  });
  await test.step('the question before discarding decides', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(jobTitle).toHaveValue('Mobile developer');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    await expect(jobTitle).toHaveValue('');
    const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(await page.evaluate(leaving), 'the browser does not ask').toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a logout deletes what was typed', async ({ page }) => {
  await page.goto('/contact-us?as=candidate');
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Ada Hart');
  await navigate(page, '/careers?dialog=profile');
  const dialog = page.getByRole('dialog', { name: title });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
  await jobTitle.fill('Typed');
  const shown = await dialog.getByRole('button', { name: 'Logout' }).evaluate(async (button) => {
    (button as HTMLElement).click();
    // React renders in the next microtask.
    await new Promise<void>(queueMicrotask);
    return [...document.querySelectorAll('dialog')].map((each) => each.ariaLabel);
  });
  expect(shown).not.toContain('Welcome Back');
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
  await expect.poll(kept).not.toContain('draft');
  await jobButton(page, 'Login').click();
  await signIn(page);
  await expect(jobTitle).toHaveValue('');
});

test('an unfinished contact form stays until it is sent', async ({ page, posts }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  const name = form.getByRole('textbox', { name: 'Name' });
  const comments = form.getByRole('textbox', { name: 'Comments' });
  const send = form.getByRole('button', { name: 'Get in Touch' });
  const tooLong = 'x'.repeat(20_001);
  const expectKept = async () => {
    await expect(name).toHaveValue('Ada Hart');
    await expect(comments).toHaveValue(tooLong);
  };
  await fillMessage(form, tooLong);
  await page.reload();
  await expectKept();
  await navigate(page, '/');
  await expectKept();
  await send.click();
  await expect(comments).toHaveAccessibleDescription(
    'Please use at most 20,000 characters; these are 20,001.',
  );
  expect(posts).toEqual([]);
  await comments.fill('x'.repeat(20_000));
  await send.click();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  await expect(name).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('a closed payment keeps the unfinished forms, without passwords', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/pricing?plan=premium&as=visitor');
  const employees = page.getByRole('spinbutton');
  await employees.fill('7');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await expect(employees).toHaveValue('7');
  await enterEmployees(page);
  await fillAccount(page, false, 'ada');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
  await expect(modal(page).getByRole('textbox', { name: 'Username' })).toHaveValue('ada');
  await expect(modal(page).getByRole('textbox', { name: 'Email' })).toHaveValue('ada@hart.example');
  await expect(modal(page).getByLabel(/^Password/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
  await fillAccount(page, true, 'ada');
  await modal(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(payButton(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

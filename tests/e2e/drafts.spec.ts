/** What was typed and not sent: kept, asked about before it is lost, and forgotten when it should be. */
import type { Page } from '@playwright/test';
import { fillProfile, resume, signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

const title = 'Create Profile';

test('a half-filled profile survives a reload and going back, without its file, until it is discarded', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate');
  const opener = page.getByRole('button', { name: 'Profile: Senior iOS Engineer' });
  await opener.click();
  await fillProfile(page);
  const dialog = page.getByRole('dialog', { name: title });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
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
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await expect(jobTitle).toHaveValue('Mobile developer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await opener.click();
  await expect(jobTitle).toHaveValue('');
});

test('a logout and a save forget the draft; a response without the profile is asked for it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(XMLHttpRequest.prototype, 'responseText', { get: () => '{}' }),
  );
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: title });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
  await jobTitle.fill('Typed');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
  expect(await kept()).not.toContain('draft');
  await page.getByRole('button', { name: 'Login: Senior iOS Engineer' }).click();
  await signIn(page);
  await expect(jobTitle).toHaveValue('');
  await fillProfile(page);
  expect(await kept()).toContain('draft');
  await dialog.getByRole('button', { name: title }).click();
  await expect(dialog).toHaveCount(0);
  expect(await kept()).not.toContain('draft');
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeFocused();
});

test('an update of a profile without a stored resume demands no file', async ({ page }) => {
  await page.goto('/careers?as=candidate-with-profile');
  await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  await page.evaluate(() => {
    const key = 'twinbridge.careers.profile';
    const profile = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...profile, resume: null }));
  });
  await page.goto('/careers?dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Architect');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a file that is no PDF is not sent, however fast the form is', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/careers?as=candidate&dialog=profile');
  await fillProfile(page);
  const field = page.getByLabel('Upload Resume (PDF)');
  await field.evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File(['<!doctype html>'], 'resume.pdf'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await expect(field).toHaveAccessibleDescription(/not a PDF/);
  await expect(field).toBeFocused();
  expect(posts).toEqual([]);
});

test('an expired session says what the server said, beside the sign-in dialog', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate-with-profile&mock=applyToJob:notSignedIn*1');
  await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(toast(page, 'Please sign in')).toBeVisible();
});

const message = {
  Name: 'Rosalind ',
  Email: 'rosalind@hart',
  Phone: '',
  Comments: 'x'.repeat(5001),
};

/** What the contact form holds, by label. */
async function contactFields(page: Page): Promise<Record<string, string>> {
  const form = page.getByRole('main').locator('form').last();
  const labels = Object.keys(message);
  const values = labels.map((name) => form.getByRole('textbox', { name }).inputValue());
  return Object.fromEntries((await Promise.all(values)).map((value, at) => [labels[at], value]));
}

test('a half-filled contact form survives a reload, on each of its pages, until it is sent', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  for (const [name, value] of Object.entries(message)) {
    await form.getByRole('textbox', { name }).fill(value);
  }
  await page.reload();
  await expect.poll(() => contactFields(page)).toEqual(message);
  await page.goto('/');
  await expect.poll(() => contactFields(page)).toEqual(message);
  await page.goto('/contact-us');
  const comments = form.getByRole('textbox', { name: 'Comments' });
  await expect(comments).not.toHaveValue('');
  await form.getByRole('textbox', { name: 'Email' }).fill('rosalind@hart.example');
  await form.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(comments).toHaveAccessibleDescription(/at most 5,000 characters; these are 5,001/);
  await comments.fill('An app for our farm shops.');
  await form.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

for (const draft of ['{', '7', '{"owner":"","fields":{"name":7}}', '{"owner":"","fields":null}']) {
  test(`a stored draft ${draft} leaves the contact form empty and usable`, async ({ page }) => {
    await page.addInitScript((value) => {
      sessionStorage.setItem('twinbridge.contact-draft', value);
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }, draft);
    await page.goto('/contact-us?mock=off');
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosalind');
    expect(await contactFields(page)).toEqual({
      Name: 'Rosalind',
      Email: '',
      Phone: '',
      Comments: '',
    });
  });
}

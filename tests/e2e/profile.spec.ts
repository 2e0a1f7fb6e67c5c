import { fillProfile, signIn, toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test.describe('profile errors', () => {
  test('a rejected profile shows an error and keeps the input', async ({ page }) => {
    for (const [scenario, text] of [
      ['createProfile:413', 'An error occurred'],
      ['createProfile:network', 'Network error. Please try again.'],
    ] as const) {
      await test.step(`${scenario}: "${text}" and the input stays`, async () => {
        await page.goto(`/careers?as=candidate&dialog=profile&mock=${scenario}`);
        const dialog = page.getByRole('dialog', { name: 'Create Profile' });
        await fillProfile(page);
        await dialog.getByRole('button', { name: 'Create Profile' }).click();
        await expect(dialog.getByRole('alert').filter({ hasText: text })).toHaveText(text);
        await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue(
          'Mobile developer',
        );
        await expect(dialog.getByText('resume.pdf')).toBeVisible();
      });
    }
  });

  test('an existing profile shows an info toast and closes the dialog, and Apply does not reopen it', async ({
    page,
  }) => {
    await page.goto(
      '/careers?as=candidate&dialog=profile&mock=createProfile:profileExists,checkProfile:profileNotCreated*1,checkProfile:profileFound',
    );
    await fillProfile(page);
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(
      toast(page, 'Profile already exists. Please update your existing profile.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Apply: Senior iOS Engineer' })).toBeVisible();
  });

  test('an expired session opens the sign-in and keeps the form', async ({ page }) => {
    for (const [preset, title, scenario] of [
      ['candidate', 'Create Profile', 'createProfile:notSignedIn'],
      ['candidate-with-profile', 'Update Profile', 'updateProfile:notSignedIn'],
    ] as const) {
      await test.step(`${scenario}: an expired session opens the sign-in and keeps the form`, async () => {
        await page.goto(`/careers?as=${preset}&dialog=profile&mock=${scenario}*1`);
        await fillProfile(page);
        await page.getByRole('button', { name: title }).click();
        await signIn(page);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(0);
        await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue(
          'Mobile developer',
        );
        await dialog.getByRole('button', { name: title }).click();
        await expect(dialog).toHaveCount(0);
      });
    }
  });

  test('options that fail to load show an error and can be loaded again', async ({ page }) => {
    await page.goto('/careers?as=candidate&dialog=profile&mock=getCareersDropdowns:serverError*2');
    const dialog = page.getByRole('dialog', { name: 'Create Profile' });
    await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Kept');
    await dialog.getByRole('button', { name: 'Load the choices again' }).click();
    await expect(dialog.getByRole('option', { name: 'Select Gender' })).toBeAttached();
    await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Kept');
    await expect(dialog.getByRole('option', { name: / - / }).first()).toHaveText(
      /^[\d,]+ - [\d,]+$/,
    );
  });

  test('invalid files show an error at the field and are not sent', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/careers?as=candidate&dialog=profile');
    const dialog = page.getByRole('dialog', { name: 'Create Profile' });
    await fillProfile(page);
    const field = dialog.getByLabel('Upload Resume (PDF)');
    for (const [name, content, reason] of [
      ['resume.docx', 'PK', /PDF file/],
      ['resume.pdf', '<!doctype html>', /not a PDF/],
      ['resume.pdf', '', /empty/],
      ['resume.pdf', `%PDF-1.7${' '.repeat(11 * 1024 * 1024)}`, /10 MB/],
    ] as const) {
      await field.setInputFiles({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(content),
      });
      await expect(field).toHaveAccessibleDescription(reason);
      await dialog.getByRole('button', { name: 'Create Profile' }).click();
    }
    expect(posts).toEqual([]);
    await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue(
      'Mobile developer',
    );
  });

  test('closing a form with input asks for confirmation', async ({ page }) => {
    await page.goto('/careers?as=candidate');
    await page.getByRole('button', { name: 'Profile: Senior iOS Engineer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Profile' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Profile: Senior iOS Engineer' }).click();
    await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Typed');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Typed');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

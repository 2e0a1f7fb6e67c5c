/** Actions of a candidate in the careers area. */
import { expect, type Page } from '@playwright/test';

/** A small PDF to upload. */
export const resume = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n% a resume\n'),
};
/** Password of the mock's candidate; long enough for a new account. */
export const password = 'correct horse battery';
/** Email of the mock's candidate. */
export const candidate = 'candidate@people.example';

/** The toast with a text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });
/** The site's header. */
export const banner = (page: Page) => page.getByRole('banner').first();

/** The button of a position, by the text it shows. */
export const jobButton = (page: Page, text: string, job = 'Senior iOS Engineer') =>
  page.getByRole('button', { name: `${text}: ${job}`, exact: true });
/** The header's account button of the mock's candidate. */
export const accountButton = (page: Page) =>
  banner(page).getByRole('button', { name: `Account of ${candidate}` });

/** Fills in and submits the open sign-in dialog. */
export async function signIn(page: Page, email = candidate, word = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await dialog.getByLabel(/^Password/).fill(word);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** Fills in every required field of the open profile dialog. */
export async function fillProfile(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Profile$/ });
  await expect(dialog.getByRole('option', { name: 'Select Gender' })).toBeAttached();
  await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Mobile developer');
  const basics = ['Gender', 'Nationality', 'Marital Status', 'Expected Salary Range'];
  for (const name of [...basics, 'Career Level', 'Experience', 'Job Category']) {
    await dialog.getByRole('combobox', { name }).selectOption({ index: 1 });
  }
  await dialog.getByLabel('Upload Resume (PDF)').setInputFiles(resume);
}

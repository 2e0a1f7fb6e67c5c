/** The catalogue's steps as functions. */
import type { Locator, Page } from '@playwright/test';
import type { StepName } from '#mocks/catalogue/steps.ts';
import { banner, fillProfile, signIn } from './candidate.ts';
import { cards, enterEmployees, fillAccount, pay, payButton } from './subscriber.ts';

/** Fills in name, email and comments of a form. */
export async function fillMessage(form: Locator, comments: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Hart');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@hart.example');
  await form.getByRole('textbox', { name: /^Comment/ }).fill(comments);
}

/** Steps by name, as `/__errors` lists them. */
export const take: Record<StepName, (page: Page) => Promise<void>> = {
  async sendMessage(page) {
    const form = page.locator('form').filter({ hasText: 'Get in Touch' });
    await fillMessage(form, 'A bridge for our shop.');
    await form.getByRole('button', { name: 'Get in Touch' }).click();
  },
  async subscribeToNewsletter(page) {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('ada@hart.example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
  },
  async sendComment(page) {
    const form = page.getByRole('region', { name: 'Leave a Comment' });
    await fillMessage(form, 'Well said.');
    await form.getByRole('button', { name: 'Post Comment' }).click();
  },
  async continueWithoutEmployees(page) {
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  enterEmployees: (page) => enterEmployees(page),
  async signUp(page) {
    await fillAccount(page, true, 'ada');
    await page.getByRole('button', { name: 'Sign Up' }).click();
  },
  async logIn(page) {
    await fillAccount(page, false);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  },
  payByCard: (page) => pay(page),
  payByDeclinedCard: (page) => pay(page, cards.declined),
  pressPay: (page) => payButton(page).click(),
  signIn: (page) => signIn(page),
  async register(page) {
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill('ada@hart.example');
    await dialog.getByLabel(/^Password/).fill('correct horse battery');
    await dialog.getByLabel(/^Confirm Password/).fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
  },
  async logOut(page) {
    await banner(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    await banner(page).getByRole('button', { name: 'Logout' }).click();
  },
  async createProfile(page) {
    await fillProfile(page);
    await page.getByRole('button', { name: 'Create Profile' }).click();
  },
  async updateProfile(page) {
    const dialog = page.getByRole('dialog', { name: 'Update Profile' });
    await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Bridge engineer');
    await dialog.getByRole('button', { name: 'Update Profile' }).click();
  },
  async apply(page) {
    await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
  },
  // Tests always read the console.
  openConsole: () => Promise.resolve(),
};

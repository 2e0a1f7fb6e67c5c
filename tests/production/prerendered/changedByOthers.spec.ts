/** Actions before hydration are kept, also when React renders a page anew because another script has changed it. */
import { expect, type Page } from '@playwright/test';
import { translate } from '../../support/translate.ts';
import { test } from '../fixtures.ts';
import { openWithoutScript } from './page.ts';

/** Changes of a page by password managers and translators, and no change. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  hydration: async () => {},
  'an element beside each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea, select')) {
        field.before(document.createElement('span'));
        field.after(Object.assign(document.createElement('password-manager')));
      }
    }),
  'each text wrapped by a translator': translate,
};

for (const [change, apply] of Object.entries(changes)) {
  test(`typed text, choices and focus survive ${change}`, async ({ page, problems }) => {
    const open = async (path: string) => {
      const go = await openWithoutScript(page, path);
      await apply(page);
      return go;
    };
    await test.step('a filter, a keyword and its caret', async () => {
      const go = await open('/careers');
      const keyword = page.getByRole('searchbox', { name: 'Keyword' });
      await page.getByRole('combobox', { name: 'Job type' }).selectOption('full-time');
      await keyword.pressSequentially('Senor');
      await keyword.press('ArrowLeft');
      await keyword.press('ArrowLeft');
      await go();
      await expect(keyword).toBeFocused();
      await page.keyboard.type('i');
      await expect(keyword).toHaveValue('Senior');
      await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('full-time');
      await expect(page).toHaveURL(/job_type=full-time/);
      await expect(page).toHaveURL(/search=Senior/);
    });
    await test.step('a message and the newsletter', async () => {
      const go = await open('/contact-us');
      const form = page.locator('main form');
      const letters = page.getByRole('contentinfo').getByRole('textbox');
      await form.getByLabel('Name').fill('Ada Hart');
      await form.getByRole('textbox', { name: 'Comments' }).fill('A bridge');
      await letters.fill('ada@hart.example');
      await go();
      await expect(letters).toBeFocused();
      await expect(letters).toHaveValue('ada@hart.example');
      await expect(form.getByLabel('Name')).toHaveValue('Ada Hart');
      await expect(form.getByRole('textbox', { name: 'Comments' })).toHaveValue('A bridge');
    });
    await test.step('an opened question, a focused link and a pressed button', async () => {
      const go = await open('/');
      const questions = page.locator('details[name="faq"]');
      await questions.nth(2).locator('summary').click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await go();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(questions.nth(2)).toHaveAttribute('open');
      await expect(questions.first()).not.toHaveAttribute('open');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
      const again = await open('/');
      await link.focus();
      await again();
      await expect(link).toBeFocused();
    });
    if (change === 'hydration') return;
    // React reports that it rendered anew.
    expect(problems.splice(0).filter((text) => !text.includes('#418'))).toEqual([]);
  });
}

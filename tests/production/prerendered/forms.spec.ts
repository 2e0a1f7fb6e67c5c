/** What a visitor typed, chose and focused before hydration is there afterwards, whatever changed the page meanwhile. */
import { expect, type Page } from '@playwright/test';
import { translate } from '../../support/translate.ts';
import { test } from '../fixtures.ts';
import { openWithoutScript } from './page.ts';

/** Adds nodes beside each field, in each form and in the page, as password managers and extensions do. */
const addNodes = (page: Page) =>
  page.evaluate(() => {
    const icon = document.createElement('password-manager-icon');
    const host = document.createElement('button');
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.before(icon.cloneNode());
      field.after(document.createElement('span'));
    }
    for (const form of document.forms) form.prepend(host.cloneNode());
    document.querySelector('main')?.prepend(host.cloneNode());
    document.querySelector('#root')?.prepend(host.cloneNode());
    document.body.append(host.cloneNode());
  });

/** What other people's scripts do to a page before its own script has started. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  'a translator that goes on': (page) => translate(page, true),
  'nodes of extensions': addNodes,
};

const message = {
  name: 'Ada Hart',
  email: 'ada@hart.example',
  phone: '020 7946 0123',
  comments: 'A bridge for two cities',
};
const account = { email: 'rosalind@hart.example', password1: 'a long password' };

/** Path and form of each place, and values by field name; the last field keeps the focus. */
const forms: [path: string, form: string, values: Record<string, string>][] = [
  ['/', 'main form', message],
  ['/contact-us', 'main form', message],
  ['/about-us', 'footer form', { email: 'ada@hart.example' }],
  ['/blog-single/1', 'main form', { email: 'ada@hart.example', name: 'Ada', comment: 'Fine' }],
  ['/login', 'main form', { password1: 'a long password', username: 'rosalind' }],
  [
    '/subscription',
    'main form',
    { ...account, password2: account.password1, username: 'rosalind' },
  ],
  ['/combinedcomponent', 'main form', { password1: 'a long password', email: account.email }],
  ['/careers', 'main form', { department_id: '2', job_type: 'full-time', search: 'engineer' }],
];

/** The element with the focus: the name of a field, else the label or the tag. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.ariaLabel ?? element?.localName;
  });

for (const [change, apply] of Object.entries(changes)) {
  test(`input and focus of before are in each form after ${change}`, async ({ page, problems }) => {
    for (const [path, form, values] of forms) {
      const start = await openWithoutScript(page, path);
      const enter = async ([field, value]: [string, string]) => {
        const control = page.locator(`${form} [name="${field}"]`);
        if (await control.evaluate((element) => element.matches('select'))) {
          await control.selectOption(value);
        } else {
          await control.focus();
          await page.keyboard.insertText(value);
        }
      };
      const early = Object.entries(values);
      const [last = '', text = ''] = early.pop() ?? [];
      for (const each of early) await enter(each);
      await apply(page);
      await enter([last, text]);
      // The caret stands before the last letter, except where fields have no caret.
      await page.keyboard.press('ArrowLeft');
      await start();
      // Once the page's code has run.
      await page.waitForTimeout(100);
      await expect.poll(() => focusedField(page), path).toBe(last);
      await page.keyboard.insertText('x');
      const typed =
        last === 'email' ? expect.stringContaining('x') : `${text.slice(0, -1)}x${text.slice(-1)}`;
      const found = await page
        .locator(form)
        .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
      expect(found, path).toMatchObject({ ...values, [last]: typed });
    }
    // React reports that it rendered anew.
    const isExpected = (problem: string) => change !== 'nothing' && problem.includes('#418');
    expect(problems.splice(0).filter((problem) => !isExpected(problem))).toEqual([]);
  });
}

test('a press, an opened question and a focused link of before survive hydration', async ({
  page,
  problems,
}) => {
  for (const apply of Object.values(changes)) {
    const start = await openWithoutScript(page, '/services');
    await apply(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await start();
    await expect(page.getByRole('searchbox')).toBeFocused();
    const again = await openWithoutScript(page, '/');
    const question = page.locator('details[name="faq"]').nth(2);
    await question.locator('summary').click();
    await apply(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
    await link.focus();
    await again();
    await expect(link).toBeFocused();
    await expect(question).toHaveAttribute('open');
  }
  expect(problems.splice(0).filter((problem) => !problem.includes('#418'))).toEqual([]);
});

/** What a visitor typed, chose and focused before hydration is there afterwards, whatever changed the page meanwhile. */
import { expect, type Locator, type Page } from '@playwright/test';
import { translate } from '../../support/translate.ts';
import { test } from '../fixtures.ts';
import { openWithoutScript } from './page.ts';

/** Adds an element before and after each field, in its form and in the page, as extensions do. */
const addNodes = (page: Page, beside: string, within: string) =>
  page.evaluate(
    (tags) => {
      const icon = document.createElement(tags.beside);
      const host = document.createElement(tags.within);
      for (const field of document.querySelectorAll('input, textarea, select')) {
        field.before(icon.cloneNode());
        field.after(icon.cloneNode());
      }
      for (const form of document.forms) form.prepend(host.cloneNode());
      document.querySelector('main')?.prepend(host.cloneNode());
      document.querySelector('#root')?.prepend(host.cloneNode());
      document.body.append(host.cloneNode());
    },
    { beside, within },
  );

/** What other people's scripts do to a page before its own script has started. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  'a translator that goes on': (page) => translate(page, true),
  "a password manager's icons": (page) => addNodes(page, 'password-manager-icon', 'span'),
  "an extension's nodes": (page) => addNodes(page, 'span', 'button'),
};

type FormCase = {
  path: string;
  form: (page: Page) => Locator;
  /** Values by field name; the last field keeps the focus. */
  values: Record<string, string>;
};

const mainForm = (page: Page) => page.locator('main form');

const message = {
  name: 'Ada Hart',
  email: 'ada@hart.example',
  phone: '020 7946 0123',
  comments: 'A bridge for two cities',
};

const forms: Record<string, FormCase> = {
  'contact on /': { path: '/', form: mainForm, values: message },
  'contact on /contact-us': { path: '/contact-us', form: mainForm, values: message },
  newsletter: {
    path: '/about-us',
    form: (page) => page.locator('footer form'),
    values: { email: 'ada@hart.example' },
  },
  comment: {
    path: '/blog-single/1',
    form: mainForm,
    values: { email: 'ada@hart.example', name: 'Ada', comment: 'A fine text' },
  },
  '/login': {
    path: '/login',
    form: mainForm,
    values: { password1: 'a long password', username: 'rosalind' },
  },
  '/subscription': {
    path: '/subscription',
    form: mainForm,
    values: {
      email: 'rosalind@hart.example',
      password1: 'a long password',
      password2: 'a long password',
      username: 'rosalind',
    },
  },
  '/combinedcomponent': {
    path: '/combinedcomponent',
    form: mainForm,
    values: { password1: 'a long password', email: 'rosalind@hart.example' },
  },
  'filters of /careers': {
    path: '/careers',
    form: mainForm,
    values: { department_id: '2', job_type: 'full-time', search: 'engineer' },
  },
};

/** The element with the focus: the name of a field, else the label or the tag. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.ariaLabel ?? element?.localName;
  });

for (const [change, apply] of Object.entries(changes)) {
  test(`input and focus of before are in each form after ${change}`, async ({ page, problems }) => {
    for (const [name, { path, form, values }] of Object.entries(forms)) {
      const start = await openWithoutScript(page, path);
      const enter = async ([field, value]: [string, string]) => {
        const control = form(page).locator(`[name="${field}"]`);
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
      await page.waitForTimeout(500);
      expect(await focusedField(page), name).toBe(last);
      await page.keyboard.insertText('x');
      const typed =
        last === 'email' ? expect.stringContaining('x') : `${text.slice(0, -1)}x${text.slice(-1)}`;
      const found = await form(page).evaluate((element) =>
        Object.fromEntries(new FormData(element as HTMLFormElement)),
      );
      expect(found, name).toMatchObject({ ...values, [last]: typed });
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

/** What a visitor typed, chose and focused before hydration is there afterwards, whatever changed the page meanwhile. */
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../support/hydrated.ts';
import { translate } from '../../support/translate.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated, openWithoutScript } from './page.ts';

/** Adds nodes beside each field, in each form and in the page, as password managers and extensions do. */
const addNodes = (page: Page) =>
  page.evaluate(() => {
    const add = () => document.createElement('password-manager-icon');
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.before(add());
      field.after(add());
    }
    for (const part of document.querySelectorAll('form, main, #root')) part.prepend(add());
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

/** Path and form of each place, and values by field name; the last field keeps the focus. */
const forms: [path: string, form: string, values: Record<string, string>][] = [
  ['/', 'main form', message],
  ['/about-us', 'footer form', { email: 'ada@hart.example' }],
  ['/blog-single/1', 'main form', { email: 'ada@hart.example', name: 'Ada', comment: 'Fine' }],
  ['/login', 'main form', { password1: 'a long password', username: 'rosalind' }],
  ['/careers', 'main form', { department_id: '2', job_type: 'full-time', search: 'engineer' }],
];

/** The element with the focus: the name of a field, else the label or the tag. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.ariaLabel ?? element?.localName;
  });

/** Types and chooses values in a form. */
async function enter(page: Page, form: string, values: [field: string, value: string][]) {
  for (const [field, value] of values) {
    const control = page.locator(`${form} [name="${field}"]`);
    if (await control.evaluate((element) => element.matches('select'))) {
      await control.selectOption(value);
    } else {
      await control.focus();
      await page.keyboard.insertText(value);
    }
  }
}

for (const [change, apply] of Object.entries(changes)) {
  for (const [path, form, values] of forms) {
    // One form has all kinds of fields, and that of the home page loads later than its page.
    const isFirst = path === (change === 'nothing' ? '/' : '/careers');
    const tag = isFirst ? [] : '@deep';
    const title = `input and focus of before are in the form of ${path} after ${change}`;
    test(title, { tag }, async ({ page, problems }) => {
      const start = await openWithoutScript(page, path);
      const early = Object.entries(values);
      const [last = '', text = ''] = early.pop() ?? [];
      await enter(page, form, early);
      await apply(page);
      await enter(page, form, [[last, text]]);
      // The caret stands before the last letter, except where fields have no caret.
      await page.keyboard.press('ArrowLeft');
      await start();
      // Once the page's code has run.
      await page.waitForTimeout(100);
      await expect.poll(() => focusedField(page)).toBe(last);
      await page.keyboard.insertText('x');
      const typed =
        last === 'email' ? expect.stringContaining('x') : `${text.slice(0, -1)}x${text.slice(-1)}`;
      const found = await page
        .locator(form)
        .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
      expect(found).toMatchObject({ ...values, [last]: typed });
      // React reports that it rendered anew.
      const isExpected = (problem: string) => change !== 'nothing' && problem.includes('#418');
      expect(problems.splice(0).filter((problem) => !isExpected(problem))).toEqual([]);
    });
  }
}

test('an opened question and a focused link of before survive hydration', async ({
  page,
  problems,
}) => {
  const start = await openWithoutScript(page, '/');
  const question = page.locator('details[name="faq"]').nth(2);
  await question.locator('summary').click();
  await addNodes(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
  await link.focus();
  await start();
  await expect(link).toBeFocused();
  await expect(question).toHaveAttribute('open');
  expect(problems.splice(0).filter((problem) => !problem.includes('#418'))).toEqual([]);
});

test('what a visitor typed is there on going back, until a logout', async ({ page }) => {
  const fields = page.locator('form :is(input, textarea)');
  // While the browser changes pages there are none.
  const values = () =>
    fields
      .evaluateAll((all: HTMLInputElement[]) => all.map((each) => each.value))
      .catch((): string[] => []);
  const typed = [...Object.values(message), 'news@hart.example'];
  const none = typed.map(() => '');
  /** Goes away and back, where the browser fills the fields again. */
  const comeBack = async (visitor: string, found: string[]) => {
    await page.goto('/privacy_policy');
    await page.evaluate((id) => localStorage.setItem('site.visitor', id), visitor);
    const release = await hold(page, '**/assets/*.js');
    await page.goBack();
    await expect.poll(values, 'without the script').toEqual(found);
    release();
    await untilHydrated(page);
    expect(await values()).toEqual(found);
  };
  await openHydrated(page, '/contact-us');
  await comeBack('first', none);
  await enter(page, 'main form', Object.entries(message));
  await enter(page, 'footer form', [['email', 'news@hart.example']]);
  await comeBack('first', typed);
  await comeBack('second', none);
  // Firefox fills a restored tab once it has loaded, as if typed.
  await fields.first().evaluate((field: HTMLInputElement) => {
    field.value = 'Ada Hart';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await values()).toEqual(none);
  // A page that the browser has kept is loaded again.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await loaded;
});

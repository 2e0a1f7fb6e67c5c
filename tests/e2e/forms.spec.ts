/** Rules of all forms: browsers know what to fill in; screen readers read the error of a field with it; once the field is filled in, only its error goes. */
import type { Page } from '@playwright/test';
import { resume } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

/** Page, place of the form, its button, the number of its required fields, and what browsers may fill in. */
const forms = [
  ['/contact-us', 'main', 'Get in Touch', 3, 'name=name email=email phone=tel'],
  ['/blog-single/1', 'main', 'Post Comment', 3, 'name=name email=email'],
  ['/about-us', 'footer', 'Subscribe', 1, 'email=email'],
  ['/careers?dialog=sign-in', 'dialog', 'Sign In', 2, 'email=email password=current-password'],
  [
    '/careers?dialog=register',
    'dialog',
    'Create Account',
    3,
    'email=email password=new-password password_confirm=new-password',
  ],
  ['/login', 'main', 'Log in', 3, 'username=username email=email password1=current-password'],
  [
    '/subscription',
    'main',
    'Sign up',
    4,
    'username=username email=email password1=new-password password2=new-password',
  ],
  ['/pricing?plan=premium', 'dialog', 'Continue', 1, ''],
] as const;

const profile = [
  '/careers?dialog=profile',
  'dialog',
  'Create Profile',
  9,
  'job_title=organization-title gender=sex',
] as const;

/** The description of each field. */
const describe = (fields: Element[]) =>
  fields.map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

type Form = readonly [path: string, place: string, submit: string, count: number, meanings: string];

async function checkForm(page: Page, [path, place, submit, count, meanings]: Form): Promise<void> {
  // The forms of an account share a draft.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.includes('draft')) sessionStorage.removeItem(key);
    }
  });
  await navigate(page, path);
  const form = page.locator(`${place} form`);
  const invalid = form.locator('[aria-invalid=true]');
  const fields = form.locator('[required]');
  const button = form.getByRole('button', { name: submit, exact: true });
  await expect(button).toBeVisible();
  await expect(fields).toHaveCount(count);
  const said = await form
    .locator('[autocomplete]:not([autocomplete=off])')
    .evaluateAll((list) =>
      list.map((field) => `${field.getAttribute('name')}=${field.getAttribute('autocomplete')}`),
    );
  expect(said.join(' ')).toBe(meanings);
  // Phones capitalise neither names of accounts nor passwords.
  const asTyped = form.locator('[autocapitalize="off"]');
  await expect(asTyped).toHaveCount(meanings.includes('password') ? said.length : 0);
  for (const field of await form.locator('[type=email]').all()) {
    // Browsers accept this address, the contract does not.
    await field.fill('ada..hart@home.example');
    await expect(field).toHaveJSProperty('validity.customError', true);
    await field.fill('');
  }
  const before = await fields.evaluateAll(describe);
  await button.click();
  await expect(invalid).toHaveCount(count);
  for (const [index, text] of (await fields.evaluateAll(describe)).entries()) {
    expect(text).not.toBe(before[index]);
  }
  // The rule is of all forms; these two have fields of every kind.
  if (!/contact|profile/.test(path)) return;
  for (let left = count - 1; left >= 0; left -= 1) {
    const field = fields.nth(count - 1 - left);
    const type = await field.evaluate(
      (element) => element.getAttribute('type') ?? element.localName,
    );
    if (type === 'select') await field.selectOption({ index: 1 });
    else if (type === 'file') await field.setInputFiles(resume);
    else await field.fill('ada@hart.example');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(invalid).toHaveCount(left);
  }
}

for (const [as, list] of [
  ['visitor', forms],
  ['candidate', [profile]],
] as const) {
  test(`fields of every form of a ${as} say what they mean, and their errors go one by one`, {
    tag: as === 'candidate' ? '@deep' : [],
  }, async ({ page }) => {
    await page.goto(`/nowhere?as=${as}`);
    for (const each of list) await test.step(each[0], () => checkForm(page, each));
  });
}

test('passwords are sent as they were filled in, even spaces alone', { tag: '@deep' }, async ({
  page,
}) => {
  const word = ' '.repeat(10);
  await page.goto('/nowhere?as=visitor');
  for (const [path, button, call] of [
    ['/careers?dialog=sign-in', 'Sign In', '/api/careers/login/'],
    ['/subscription', 'Sign up', '/hrms/dj-rest-auth/registration/'],
  ] as const) {
    await navigate(page, path);
    const form = page.locator('main, dialog').locator('form').filter({ hasText: 'Password' });
    const submit = form.getByRole('button', { name: button, exact: true }).first();
    await expect(submit).toBeVisible();
    for (const field of await form.locator('input').all()) {
      const type = await field.getAttribute('type');
      await field.fill({ email: 'ada@hart.example', password: word }[type ?? ''] ?? ' ada ');
    }
    const sent = page.waitForRequest((request) => request.url().endsWith(call));
    await submit.click();
    const body = Object.entries((await sent).postDataJSON());
    const passwords = body.filter(([name, value]) => name.startsWith('password') && value !== '');
    expect(passwords.length).toBeGreaterThan(0);
    for (const [, value] of passwords) expect(value, call).toBe(word);
    for (const [name, value] of body) if (name === 'username') expect(value).toBe('ada');
    await page.keyboard.press('Escape');
  }
});

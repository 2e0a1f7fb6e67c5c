/** What browsers and password managers fill in: the meaning that each field of a form names. */
import { expect, test } from '../support/fixtures.ts';

/** Forms by page: a selector of the form's place, and its fields with their meaning. */
const forms = [
  ['/careers?as=visitor&dialog=sign-in', 'dialog', 'email=email password=current-password'],
  [
    '/careers?as=visitor&dialog=register',
    'dialog',
    'email=email password=new-password password_confirm=new-password',
  ],
  ['/careers?as=candidate&dialog=profile', 'dialog', 'job_title=organization-title gender=sex'],
  ['/login?as=visitor', 'main', 'username=username email=email password1=current-password'],
  [
    '/subscription?as=visitor',
    'main',
    'username=username email=email password1=new-password password2=new-password',
  ],
  ['/contact-us', 'main', 'name=name email=email phone=tel'],
  ['/blog-single/1', 'main', 'name=name email=email'],
  ['/blog-single/1', 'footer', 'email=email'],
] as const;

for (const [path, place, meanings] of forms) {
  test(`fields of the form in the ${place} of ${path} say what they mean`, async ({ page }) => {
    await page.goto(path);
    const fields = page.locator(`${place} form [autocomplete]`);
    await expect(fields.first()).toBeVisible();
    const said = await fields.evaluateAll((list) =>
      list.map((field) => `${field.getAttribute('name')}=${field.getAttribute('autocomplete')}`),
    );
    expect(said.join(' ')).toBe(meanings);
    // Phones capitalise neither names of accounts nor passwords.
    const asTyped = page.locator(`${place} form [autocapitalize="off"]`);
    await expect(asTyped).toHaveCount(meanings.includes('password') ? said.length : 0);
  });
}

test('passwords are sent as they were filled in, even spaces alone', async ({ page }) => {
  const word = ' '.repeat(10);
  for (const [path, button, call] of [
    [forms[0][0], 'Sign In', '/api/careers/login/'],
    [forms[1][0], 'Create Account', '/api/careers/register/'],
    [forms[3][0], 'Log in', '/hrms/auth/login/login/'],
    [forms[4][0], 'Sign up', '/hrms/dj-rest-auth/registration/'],
  ] as const) {
    await page.goto(path);
    const form = page.locator('main, dialog').locator('form').filter({ hasText: 'Password' });
    await expect(form.getByRole('button', { name: button, exact: true }).first()).toBeVisible();
    for (const field of await form.locator('input').all()) {
      const type = await field.getAttribute('type');
      await field.fill({ email: 'ada@hart.example', password: word }[type ?? ''] ?? ' ada ');
    }
    const sent = page.waitForRequest((request) => request.url().endsWith(call));
    await form.getByRole('button', { name: button, exact: true }).first().click();
    const body = Object.entries((await sent).postDataJSON());
    const passwords = body.filter(([name, value]) => name.startsWith('password') && value !== '');
    expect(passwords.length).toBeGreaterThan(0);
    for (const [, value] of passwords) expect(value, call).toBe(word);
    for (const [name, value] of body) if (name === 'username') expect(value).toBe('ada');
  }
});

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
  });
}

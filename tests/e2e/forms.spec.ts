/** A rule of all forms: the error of a field goes once the field is filled in, and those of the others stay. */
import { expect, test } from '../support/fixtures.ts';

/** Page, place of the form, its button, and the number of its required fields. */
const forms = [
  ['/contact-us', 'main', 'Get in Touch', 3],
  ['/blog-single/1', 'main', 'Post Comment', 3],
  ['/about-us', 'footer', 'Subscribe', 1],
  ['/careers?as=visitor&dialog=sign-in', 'dialog', 'Sign In', 2],
  ['/careers?as=visitor&dialog=register', 'dialog', 'Create Account', 3],
  ['/careers?as=candidate&dialog=profile', 'dialog', 'Create Profile', 9],
  ['/login?as=visitor', 'main', 'Log in', 3],
  ['/subscription?as=visitor', 'main', 'Sign up', 4],
  ['/pricing?plan=premium&as=visitor', 'dialog', 'Continue', 1],
] as const;

for (const [path, place, submit, count] of forms) {
  test(`${path}: errors of the form in the ${place} go one by one as it is filled in`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator(`${place} form`);
    const invalid = form.locator('[aria-invalid=true]');
    await form.getByRole('button', { name: submit, exact: true }).click();
    await expect(invalid).toHaveCount(count);
    for (let left = count - 1; left >= 0; left -= 1) {
      const field = form.locator('[required]').nth(count - 1 - left);
      const type = await field.evaluate(
        (element) => element.getAttribute('type') ?? element.localName,
      );
      if (type === 'select') await field.selectOption({ index: 1 });
      else if (type === 'file') {
        const buffer = Buffer.from('%PDF-1.7');
        await field.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      } else await field.fill(type === 'number' ? '3' : 'ada@hart.example');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(invalid).toHaveCount(left);
    }
  });
}

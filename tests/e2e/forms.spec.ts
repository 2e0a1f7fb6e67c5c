/** Rules of all forms: screen readers read the error of a field with it; once the field is filled in, only its error goes. */
import { resume } from '../support/candidate.ts';
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

/** The description of each field. */
const describe = (fields: Element[]) =>
  fields.map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

for (const [path, place, submit, count] of forms) {
  test(`${path}: errors of the form in the ${place} describe their fields, and go one by one`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator(`${place} form`);
    const invalid = form.locator('[aria-invalid=true]');
    const fields = form.locator('[required]');
    await expect(fields).toHaveCount(count);
    const before = await fields.evaluateAll(describe);
    await form.getByRole('button', { name: submit, exact: true }).click();
    await expect(invalid).toHaveCount(count);
    for (const [index, text] of (await fields.evaluateAll(describe)).entries()) {
      expect(text).not.toBe(before[index]);
    }
    for (let left = count - 1; left >= 0; left -= 1) {
      const field = fields.nth(count - 1 - left);
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

test('a file that is still being read when another is chosen says nothing about that one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => {
      Object.assign(window, { release: resolve });
    });
    for (const name of ['slice', 'arrayBuffer'] as const) {
      const real = Blob.prototype[name] as (...args: unknown[]) => unknown;
      Object.assign(Blob.prototype, {
        [name](this: File, ...args: unknown[]) {
          if (!this.name?.startsWith('slow')) return real.apply(this, args);
          const read = () => released.then(() => Promise.reject(new DOMException('gone')));
          return name === 'slice' ? { arrayBuffer: read, text: read } : read();
        },
      });
    }
  });
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  const field = dialog.getByLabel('Upload Resume (PDF)');
  await field.setInputFiles({ ...resume, name: 'slow.pdf' });
  await field.setInputFiles(resume);
  await expect(dialog.getByText(resume.name)).toBeVisible();
  await page.evaluate(() => Object(window).release());
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(field).toHaveAccessibleDescription('');
  await expect(dialog.getByText(resume.name)).toBeVisible();
});

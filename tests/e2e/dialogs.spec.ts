/** What dialogs and their fields owe to every visitor: what has the focus, what stays in sight, and dropped files. */
import { expect, test } from './fixtures.ts';

test('the question before discarding focuses Keep editing', async ({ page }) => {
  await page.goto('/careers?as=visitor&dialog=sign-in');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('a@hart.example');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
});

test('title, actions and Close of a long dialog stay in sight', async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  for (const field of ['Job Title', 'Experience', 'Upload Resume (PDF)']) {
    await dialog.getByLabel(field).scrollIntoViewIfNeeded();
    for (const part of [
      dialog.getByRole('heading', { name: 'Create Profile' }),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: 'Create Profile' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a file that is dropped beside its field does not replace the page', async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile');
  const drop = (name: string) =>
    page.getByLabel(name).evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return element.dispatchEvent(event);
    });
  expect(await drop('Job Title')).toBe(false);
  expect(await drop('Upload Resume (PDF)')).toBe(true);
});

test('dialogs have an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/careers?as=visitor&dialog=sign-in');
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '2px');
});

test('texts of twice the size fit: pages at 1280 px, the side panel at 390 px', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', '/services-details/3', '/careers', '/pricing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wider(), path).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Contact details' }).click();
  const email = page.getByRole('dialog').getByRole('link', { name: '@' });
  await email.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await email.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
});

test('the gauge is printed at its final value', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const gauge = page.getByRole('main').locator('section').filter({ hasText: 'Satisfied Clients' });
  await expect(gauge.getByText('90%').filter({ visible: true })).toHaveCount(1);
});

test('a page that waits for its script shows a skeleton of it', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shell')).toBeHidden();
});

test('an open account menu is above the toasts', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/careers?as=candidate-with-profile');
  await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'submitted' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  // Whatever covers it would take the click.
  await page.getByRole('button', { name: 'Edit Profile' }).click({ timeout: 3000 });
  await expect(page.getByRole('dialog', { name: 'Update Profile' })).toBeVisible();
});

test('Related Services come first beside a service; links that open a tab say so', async ({
  page,
}) => {
  await page.goto('/services-details/3');
  const aside = page.getByRole('main').getByRole('complementary');
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText([
    'Related Services',
    'Need Help',
    'Brochure',
  ]);
  await page.goto('/careers');
  const view = page.getByRole('main').locator('a[target=_blank]', { hasText: 'View' }).first();
  await expect(view).toHaveAccessibleName(/opens in a new tab/);
});

/** Dialogs and layers over a page: how they close, their URL, focus, and what stays visible. */
import type { Locator } from '@playwright/test';
import { banner, signIn, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';
import { modal, openCard, pay } from '../support/subscriber.ts';

/** Drops a resume on an element. Returns false if the site ignores it; otherwise the browser takes or opens the file. */
const dropOn = (locator: Locator) =>
  locator.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return element.dispatchEvent(event);
  });

test('an overlay closes on going back, and stays so on going forward', { tag: '@deep' }, async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const h1 = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/about-us');
  for (const [path, name] of [
    ['/contact-us', 'Menu'],
    ['/case-studies/1', 'View All 10 Images'],
    ['/services', 'OUR STORY'],
  ] as const) {
    await test.step(`${name} of ${path}`, async () => {
      await expect(h1).toHaveText('About Us');
      await navigate(page, path);
      await expect(h1).not.toHaveText('About Us');
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.goForward();
      await expect(dialog).toHaveCount(0);
      // If it is closed without going back, going back skips its entry.
      await button.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
    });
  }
});

test('a sign-in dialog agrees with its URL, and asks before it discards what was typed', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor&dialog=sign-in');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox', { name: 'Email Address' });
  await test.step('it opens and closes with its URL', async () => {
    await expect(dialog).toHaveAccessibleName('Welcome Back');
    await dialog.dispatchEvent('cancel', { cancelable: true });
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/careers');
    await banner(page).getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/careers?dialog=register');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toHaveAccessibleName('Create Account');
  });
  await test.step('its other form gets the focus, and leaves nothing to discard', async () => {
    await email.fill('ada@hart.example');
    await dialog.getByRole('paragraph').getByRole('button', { name: 'Sign In' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('Esc asks, and the focus returns to the opener', async () => {
    const login = banner(page).getByRole('button', { name: 'Login' });
    await login.press('Enter');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await email.fill('ada@hart.example');
    // Choosing no file fires an event of the same name as a request to close the dialog.
    await email.evaluate((field) => {
      field.dispatchEvent(new Event('cancel', { bubbles: true }));
    });
    // An Esc that cancels the composition of a character does not close the dialog.
    await email.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(email).toHaveValue('ada@hart.example');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(login).toBeFocused();
  });
  await test.step('the profile that a link opens follows the sign-in', async () => {
    await navigate(page, '/careers?dialog=profile');
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Create Profile' })).toBeVisible();
  });
});

test('a tall dialog scrolls between its title and its actions', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(
    '/careers?as=candidate-with-profile&dialog=profile&mock=updateProfile:profileNotSaved',
  );
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  const save = dialog.getByRole('button', { name: 'Update Profile' });
  const file = dialog.getByLabel('Upload Resume (PDF)');
  await expect(file).toBeEnabled();
  for (const field of ['Job Title', 'Experience', 'Upload Resume (PDF)']) {
    await dialog.getByLabel(field).scrollIntoViewIfNeeded();
    for (const part of [dialog.getByRole('heading', { name: 'Update Profile' }), save]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await test.step('a file dropped beside its field does not replace the page', async () => {
    expect(await dropOn(dialog.getByLabel('Job Title'))).toBe(false);
    expect(await dropOn(file)).toBe(true);
  });
  await test.step('an error of saving is beside the button, covered by nothing', async () => {
    await save.click();
    const error = dialog.getByRole('alert').filter({ hasText: /./ });
    await expect(error).toBeInViewport({ ratio: 1 });
    const covered = await error.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 8, bottom - 8));
    });
    expect(covered).toBe(false);
  });
});

test('only a primary press that begins and ends on the backdrop dismisses a dialog', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  const jobTitle = dialog.getByRole('textbox', { name: 'Job Title' });
  await jobTitle.fill('Lead developer');
  await page.mouse.click(4, 4, { button: 'right' });
  for (const [from, to] of [
    [720, 4],
    [4, 720],
  ] as const) {
    await page.mouse.move(from, 450);
    await page.mouse.down();
    await page.mouse.move(to, 450);
    await page.mouse.up();
  }
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await jobTitle.press('End');
  await expect(question).toHaveCount(0);
  await page.mouse.click(4, 4);
  await expect(question).toBeVisible();
});

test('going back while a dialog sends closes it, and a toast tells the outcome', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/careers?as=visitor&mock=careersLogin:500,latency:3000');
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'An error occurred')).toBeVisible();
});

test('a toast covers neither title nor Close of a receipt, which is printed instead of the page', {
  tag: '@deep',
}, async ({ page }) => {
  await openCard(page);
  await pay(page);
  const shown = toast(page, 'Subscription successful!');
  // A toast stays while the focus is in it.
  await shown.getByRole('button').focus();
  const title = modal(page).getByRole('heading', { name: 'Complete Your Payment' });
  const close = modal(page).getByRole('button', { name: 'Close', exact: true }).first();
  for (const width of [390, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [title, close]) {
      const covering = await part.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const points = [left + 2, right - 2].map((x) => [x, (top + bottom) / 2] as const);
        return points.filter((point) =>
          document.elementFromPoint(...point)?.closest('[role=alert]'),
        );
      });
      expect(covering, `at ${width}`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(modal(page).getByText('Total paid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please Select your Plan:' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

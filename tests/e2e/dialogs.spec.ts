/** Dialogs and layers: first focus, visible actions, and dropped files. */
import type { Locator } from '@playwright/test';
import { jobButton, signIn, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { modal, openCard, pay } from '../support/subscriber.ts';

/** Drops a resume on an element. Returns false if the site ignores it; otherwise the browser takes or opens the file. */
const dropOn = (locator: Locator) =>
  locator.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return element.dispatchEvent(event);
  });

test('the question before discarding focuses Keep editing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/careers?as=visitor&dialog=sign-in');
  await test.step('dialogs have an edge in forced colours', async () => {
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '2px');
  });
  await page.getByRole('textbox', { name: 'Email Address' }).fill('a@hart.example');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
});

test('discarding what was typed returns the focus to the button that opened the dialog', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor');
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await login.press('Enter');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('a@hart.example');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(login).toBeFocused();
});

test('a close request other than Esc, such as a gesture to go back, closes a dialog', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor&dialog=sign-in');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.dispatchEvent('cancel', { cancelable: true });
  await expect(dialog).toHaveCount(0);
});

test('a long dialog', async ({ page }) => {
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  await test.step('its title, actions and Close stay visible', async () => {
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
  await test.step('the page behind it does not scroll', async () => {
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });
  await test.step('a file dropped beside its field does not replace the page', async () => {
    expect(await dropOn(dialog.getByLabel('Job Title'))).toBe(false);
    expect(await dropOn(dialog.getByLabel('Upload Resume (PDF)'))).toBe(true);
  });
});

test('a file dropped on its field while the profile is saved does not replace the page', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate-with-profile&dialog=profile&mock=updateProfile:slow');
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  const field = dialog.getByLabel('Upload Resume (PDF)');
  await expect(field).toBeEnabled();
  expect(await dropOn(field)).toBe(true);
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(field).toBeDisabled();
  expect(await dropOn(field)).toBe(false);
});

test('an error of saving a profile is beside the button, on every screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(
    '/careers?as=candidate-with-profile&dialog=profile&mock=updateProfile:profileNotSaved',
  );
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  const error = dialog.getByRole('alert').filter({ hasText: /./ });
  await expect(error).toBeInViewport({ ratio: 1 });
  const covered = await error.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 8, bottom - 8));
  });
  expect(covered).toBe(false);
});

test('a receipt is printed instead of the page below its dialog', async ({ page }) => {
  await openCard(page);
  await pay(page);
  const total = modal(page).getByText('Total paid');
  await expect(total).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(total).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please Select your Plan:' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an open account menu is above the toasts', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/careers?as=candidate-with-profile&mock=latency:2000');
  await jobButton(page, 'Apply').click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await expect(edit).toBeVisible();
  await expect(toast(page, 'submitted')).toBeVisible();
  const isOnTop = await edit.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('going back while a dialog sends closes it, and a toast tells the outcome', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor&mock=careersLogin:500,latency:3000');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'An error occurred')).toBeVisible();
});

test('a toast leaves the title and Close of a dialog free at every width', async ({ page }) => {
  await openCard(page);
  await pay(page);
  const shown = toast(page, 'Subscription successful!');
  // A toast stays while the focus is in it.
  await shown.getByRole('button').focus();
  const title = modal(page).getByRole('heading', { name: 'Complete Your Payment' });
  const close = modal(page).getByRole('button', { name: 'Close', exact: true }).first();
  for (const width of [390, 768, 1024, 1200, 1280, 1440]) {
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
});

test('only a primary press that begins and ends on the backdrop dismisses a dialog', async ({
  page,
}) => {
  await page.goto('/careers?as=candidate&dialog=profile');
  const dialog = page.getByRole('dialog', { name: 'Create Profile' });
  await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Lead developer');
  // Headless browsers have no scroll bars. A press on one has the dialog as its target.
  await dialog.evaluate((element) => {
    const { right, top } = element.getBoundingClientRect();
    const place = { clientX: right - 4, clientY: top + 60 };
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...place }));
  });
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await dialog.getByRole('textbox', { name: 'Job Title' }).press('End');
  await expect(question).toHaveCount(0);
  for (const button of ['right', 'middle'] as const) await page.mouse.click(4, 4, { button });
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
  };
  const inside = [720, 450] as const;
  await drag(inside, [4, 4]);
  await drag([4, 4], inside);
  await dialog.getByRole('textbox', { name: 'Job Title' }).press('End');
  await expect(question).toHaveCount(0);
  await page.mouse.click(4, 4);
  await expect(question).toBeVisible();
});

test('a dialog that going forward opens again can be closed again', async ({ page }) => {
  for (const [path, opener, name] of [
    ['/careers?as=visitor', 'Login', 'Welcome Back'],
    ['/pricing?as=visitor', 'Select Plan', 'Complete Your Payment'],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole('button', { name: opener, exact: opener === 'Login' })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the other form of a sign-in gets the focus in its first field', async ({ page }) => {
  await page.goto('/careers?as=visitor&dialog=sign-in');
  const dialog = page.getByRole('dialog');
  for (const other of ['Create Account', 'Sign In']) {
    await dialog.getByRole('paragraph').getByRole('button', { name: other }).press('Enter');
    await expect(
      dialog.getByRole('heading', { name: /Create Account|Welcome Back/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
  }
});

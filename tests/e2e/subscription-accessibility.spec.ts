/** Accessibility of the subscription pages and of every step of the payment modal. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const password = 'correct horse battery';

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.splash')).toBeHidden();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const clipped = [...document.querySelectorAll('main *, dialog *')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const hidden = element.closest('[inert], [aria-hidden=true], [hidden], svg, .Toastify');
        return width > 0 && right > clientWidth + 1 && !hidden;
      });
      return [
        Math.max(0, scrollWidth - clientWidth),
        ...clipped.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ];
    });
  // Sizes take a frame to follow, where motion is reduced to almost nothing instead of none.
  await expect.poll(overflow).toEqual([0]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of ['/subscription', '/combinedcomponent', '/login']) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('every step of the modal', async ({ page }) => {
  await page.goto('/pricing?plan=premium-plus&mock=recordPaymentMethod:subscriptionFailed*1');
  await page.getByRole('spinbutton').fill('0');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible(page);
  await page.getByRole('spinbutton').fill('1000000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('axe');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('axe@hart.example');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total paid')).toBeVisible();
  await expectAccessible(page);
});

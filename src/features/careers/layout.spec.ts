/** Layout of the careers list and of a position, on phones and on wide screens. */
import { expect, test } from '#tests/support/fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closed filters keep the first position above the fold', async ({ page }) => {
    await page.goto('/careers');
    const cards = page.getByRole('main').getByRole('article');
    const first = cards.first();
    await expect(first.getByRole('button')).toBeInViewport({ ratio: 1 });
    const department = page.getByRole('combobox', { name: 'Department' });
    await expect(department).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Filters' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await department.selectOption('Games (3)');
    await expect(cards).toHaveCount(3);
    await expect(toggle).toHaveText('Filters (1 set)');
    await toggle.press('Enter');
    await expect(department).toBeHidden();
    await expect(cards).toHaveCount(3);
  });

  test('Apply is at the foot of the window while the position is read', async ({ page }) => {
    await page.goto('/job-details/senior-ios-engineer');
    const apply = page.getByRole('main').getByRole('button', { name: 'Login to Apply' });
    const bottom = () => apply.evaluate((button) => button.getBoundingClientRect().bottom);
    for (const scrolled of [0, 500]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      await expect(apply).toBeInViewport({ ratio: 1 });
      expect(await bottom()).toBeGreaterThan(800);
    }
    await test.step('it covers neither the focused element nor the button to the top', async () => {
      const up = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
      const bar = await apply.boundingBox();
      expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      const padding = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollPaddingBottom,
      );
      expect(Number.parseFloat(padding)).toBeGreaterThan(844 - (bar?.y ?? 0));
    });
    await test.step('after the text it is above the footer', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(apply).not.toBeInViewport();
    });
  });

  test('in a very low window the actions scroll with the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/job-details/senior-ios-engineer');
    const apply = page.getByRole('main').getByRole('button', { name: 'Login to Apply' });
    await expect(apply).not.toBeInViewport();
  });
});

test('dates and Apply stay visible while a position is read', async ({ page }) => {
  await page.goto('/job-details/senior-ios-engineer');
  await page.setViewportSize({ width: 1440, height: 500 });
  const apply = page.getByRole('main').getByRole('button', { name: 'Login to Apply' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Qualifications' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Important Dates' })).toBeInViewport();
});

test('the filters lie over the picture of the page', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/careers');
    const form = page.getByRole('main').locator('form');
    await expect(form.getByRole('searchbox', { name: 'Keyword' })).toBeVisible();
    const isOnTop = await form.evaluate((element) => {
      const { left, top, width: wide } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + wide / 2, top + 4));
    });
    expect(isOnTop, `at ${width} px`).toBe(true);
  }
});

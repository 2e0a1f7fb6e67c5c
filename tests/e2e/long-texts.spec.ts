/** Very long and right-to-left texts of a backend. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hasNoHorizontalScroll, respondWith } from './respondWith.ts';
import { visit } from './visit.ts';

const endless = 'W'.repeat(20_000);

/** The free space on both sides of an element's text. */
const spaceBeside = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const [text, box] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
    return { left: text.left - box.left, right: box.right - text.right };
  });

test('lists handle titles of 20,000 letters, and show Arabic right to left', async ({ page }) => {
  const long = [1, 2, 3, 4, 5, 6].map((id) => ({ id, title: endless, short_text: endless }));
  const results = [{ id: 7, title: 'مشروع جديد' }, ...long];
  for (const api of ['/api/project-details/', '/api/services/']) {
    await respondWith(page, api, { count: 7, next: null, previous: null, results });
  }
  await page.goto('/portfolio');
  for (const [path, level] of [
    ['/portfolio', 2],
    ['/services', 3],
  ] as const) {
    await test.step(path, async () => {
      await visit(page, path);
      const titles = page.getByRole('main').getByRole('heading', { level });
      const arabic = titles.filter({ hasText: 'مشروع' });
      await expect(arabic).toBeVisible();
      await expect(titles.filter({ hasText: 'WWW' }).first()).toHaveText(/^W{290,300}…$/);
      expect((await spaceBeside(arabic)).left).toBeGreaterThan(50);
    });
  }
});

test('a long word in department and salary does not widen the job page or its card', async ({
  page,
}) => {
  const word = 'W'.repeat(200);
  const job = { id: 1, slug: 'long', title: word, department: word, salary_range: word };
  const html =
    '<p>مرحبا</p><ul><li>بند</li></ul><table><tr><td>عمود</td></tr><tr><th>كلمة طويلة جدا في العمود</th></tr></table>';
  await respondWith(page, '/api/jobs/long/', {
    job: { ...job, description: html, is_active: true },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/job-details/long?as=visitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  expect(await hasNoHorizontalScroll(page)).toBe(true);
  for (const fact of await page.getByRole('main').getByText(word).all()) {
    const box = await fact.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  await expect(page.getByText('مرحبا').locator('..')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('list').filter({ hasText: 'بند' })).not.toHaveCSS(
    'padding-right',
    '0px',
  );
  const sides = await spaceBeside(page.getByRole('cell', { name: 'عمود' }));
  expect(sides.left).toBeGreaterThan(sides.right + 20);
});

/** Very long and right-to-left texts of a backend. */
import { reflow } from '../accessibility/checks.ts';
import { expect, test } from './fixtures.ts';
import { respondWith } from './respondWith.ts';
import { visit } from './visit.ts';

test('lists handle titles of 20,000 letters, and show Arabic right to left', async ({ page }) => {
  const endless = 'W'.repeat(20_000);
  const results = [
    { id: 7, title: 'مشروع جديد' },
    { id: 1, title: endless, short_text: endless },
  ];
  for (const api of ['/api/project-details/', '/api/services/']) {
    await respondWith(page, api, { count: 2, next: null, previous: null, results });
  }
  await page.goto('/portfolio');
  for (const path of ['/portfolio', '/services']) {
    await test.step(path, async () => {
      await visit(page, path);
      const titles = page.getByRole('main').getByRole('heading');
      const arabic = titles.filter({ hasText: 'مشروع' });
      await expect(arabic).toBeVisible();
      await expect(titles.filter({ hasText: 'WWW' }).first()).toHaveText(/^W{290,300}…$/);
      const fromLeft = await arabic.evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getBoundingClientRect().left - title.getBoundingClientRect().left;
      });
      expect(fromLeft).toBeGreaterThan(50);
    });
  }
});

test('a long word does not widen a list or a job; Arabic HTML is right to left', async ({
  page,
}) => {
  const word = 'W'.repeat(200);
  await respondWith(page, '/api/case-studies/', { results: [{ id: 1, title: word }, null] });
  await respondWith(page, '/api/jobs/long/', {
    job: {
      ...{ id: 1, slug: 'long', title: word, department: word, salary_range: word },
      description: '<p>مرحبا</p>',
      is_active: true,
    },
  });
  await page.goto('/job-details/long?as=visitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  expect(await reflow(page)).toEqual([]);
  await expect(page.getByText('مرحبا').locator('..')).toHaveCSS('direction', 'rtl');
  await visit(page, '/case-studies');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await reflow(page)).toEqual([]);
});

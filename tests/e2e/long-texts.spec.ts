/** Very long and right-to-left texts of a backend; the faults of `tests/production` have texts of 1 MB. */
import { reflow } from '../accessibility/checks.ts';
import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';
import { respondWith } from './respondWith.ts';

test('a long word does not widen a list or a job; Arabic HTML is right to left', async ({
  page,
}) => {
  const word = 'W'.repeat(200);
  const job = { id: 1, slug: 'long', title: word, department: word, salary_range: word };
  await respondWith(page, '/api/jobs/long/', {
    job: { ...job, description: '<p>مرحبا</p>', is_active: true },
  });
  await respondWith(page, '/api/case-studies/', { results: [{ id: 1, title: word }, null] });
  await page.goto('/job-details/long?as=visitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await expect(page.getByText('مرحبا').locator('..')).toHaveCSS('direction', 'rtl');
  expect(await reflow(page)).toEqual([]);
  await navigate(page, '/case-studies');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await reflow(page)).toEqual([]);
});

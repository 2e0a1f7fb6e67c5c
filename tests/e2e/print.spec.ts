/** Rules of printed pages. */
import { samplePaths } from '#routes.ts';
import { site } from '#site.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

test('on paper every page has a letterhead and its title, and nothing to use', async ({ page }) => {
  await page.goto('/nowhere?as=visitor');
  const letterhead = page.getByText(`${site.name} · ${site.offices[0].lines[0]}`);
  const h1 = page.getByRole('heading', { level: 1 });
  let last = 'Sorry Page Was Not Found!';
  await expect(h1).toHaveText(last);
  await expect(letterhead).toBeHidden();
  const pages = new Set(samplePaths);
  // The same screens as '/subscription' and '/blog-single'.
  for (const copy of ['/combinedcomponent', '/login', '/blog-single-sidebar/6']) pages.delete(copy);
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen' });
    await navigate(page, path);
    await expect(h1).not.toHaveText(last);
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    last = (await h1.textContent()) ?? '';
    await page.emulateMedia({ media: 'print' });
    await expect.soft(letterhead, path).toBeVisible();
    await expect.soft(h1, path).toBeVisible();
    const controls = page
      .locator('button:not(:has(img)), input, select, textarea, nav, footer, #root > header')
      .filter({ visible: true });
    await expect.soft(controls, path).toHaveCount(0);
  }
});

test('a long list is printed whole', async ({ page, respondWith }) => {
  const results = Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    title: `P${index}`,
  }));
  await respondWith('/api/project-details/', { results });
  await page.goto('/portfolio');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(100);
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main article').length;
  });
  expect(printed).toBe(100);
});

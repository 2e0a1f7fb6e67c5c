/**
 * Every payload in a case study. Its HTML is shown by the only component that takes HTML, and its images and videos by the
 * only ones that take such URLs.
 */
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { expect, test } from '../support/fixtures.ts';
import { faultsOf, reportHarm, surroundingsOf, touchEverything } from './inPage.ts';
import { blocks, caseStudyWith, foreignHost, texts, urls } from './payloads.ts';

test('a case study full of attacks shows without effect', { tag: '@sample' }, async ({
  page,
  respondWith,
  forgive,
}) => {
  forgive(RegExp(`^Request left the site: https://([\\w-]+\\.)?${foreignHost}/\\d+/allowed`));
  await page.route(`**/*${foreignHost}/**`, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(reportHarm);
  /** Shows a case study and uses all elements of its HTML; returns what is around them. */
  const show = async (texts: string[], media: string[]) => {
    await respondWith('/api/case-studies/1', caseStudyWith(texts, media));
    await page.goto('/case-studies/1');
    await expect(page.locator(blocks)).toHaveCount(2 * texts.length);
    await page.evaluate(touchEverything, blocks);
    return page.evaluate(surroundingsOf, blocks);
  };
  await test.step('in HTML', async () => {
    const untouched = await show(Array(texts.length).fill('words'), []);
    expect(await show(texts, [])).toEqual(untouched);
    const faults = await page.evaluate(faultsOf, { blocks, ...allowedHtml });
    for (const [index, each] of faults.entries()) expect.soft(each, texts[index >> 1]).toEqual([]);
    await expect(page.locator(blocks).first()).toHaveCSS('overflow-x', 'clip');
  });
  await test.step('as images and videos', async () => {
    await show(['words'], urls);
    await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

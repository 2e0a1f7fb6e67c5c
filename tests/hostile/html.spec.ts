/**
 * Every payload in a case study. Its HTML is shown by the only component that takes HTML, and its images and videos by the
 * only ones that take such URLs.
 */
import type { Page } from '@playwright/test';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { expect, test } from '../support/fixtures.ts';
import { faultsOf, reportHarm, surroundingsOf, touchEverything } from './inPage.ts';
import { blocks, caseStudyWith, foreignHost, sampleTexts, texts, urls } from './payloads.ts';

test.beforeEach(async ({ page, forgive }) => {
  forgive(RegExp(`^Request left the site: https://([\\w-]+\\.)?${foreignHost}/\\d+/allowed`));
  await page.route(`**/*${foreignHost}/**`, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(reportHarm);
});

/** Shows a case study and uses all elements of its HTML; returns what is around them. */
async function show(page: Page, { case_study }: ReturnType<typeof caseStudyWith>) {
  await page.goto('/case-studies/1');
  await expect(page.locator(blocks)).toHaveCount(case_study.structured_content.length);
  await page.evaluate(touchEverything, blocks);
  return page.evaluate(surroundingsOf, blocks);
}

async function expectClean(page: Page, html: string[]): Promise<void> {
  const faults = await page.evaluate(faultsOf, { blocks, ...allowedHtml });
  for (const [index, each] of faults.entries()) expect.soft(each, html[index >> 1]).toEqual([]);
  await expect(page.locator(blocks).first()).toHaveCSS('overflow-x', 'clip');
}

test('one attack of each class in a case study has no effect', { tag: '@sample' }, async ({
  page,
  respondWith,
}) => {
  const attacked = caseStudyWith(sampleTexts, []);
  await respondWith('/api/case-studies/1', attacked);
  await show(page, attacked);
  await expectClean(page, sampleTexts);
});

test('no attack has an effect on a case study or on what is around its HTML', async ({
  page,
  respondWith,
}) => {
  const shown = async (html: string[], media: string[]) => {
    const story = caseStudyWith(html, media);
    await respondWith('/api/case-studies/1', story);
    return show(page, story);
  };
  const untouched = await shown(Array(texts.length).fill('words'), []);
  expect(await shown(texts, [])).toEqual(untouched);
  await expectClean(page, texts);
  await test.step('as images and videos', async () => {
    await shown(['words'], urls);
    await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

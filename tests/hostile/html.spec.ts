/** Every HTML payload in a block of a case study; all HTML is shown by the same component. */
import type { Choose } from './contract.ts';
import { faultsOf, surroundingsOf, touchEverything } from './inPage.ts';
import { htmlPayloads } from './payloads/html.ts';
import { blocks, expect, rules, test, urlFaults } from './site.ts';

/** Responses with a payload, or `words`, for each item. */
const withHtml =
  (texts: readonly string[], blockType: string): Choose =>
  ({ kind, key, name }, index) => {
    if (kind === 'html') return texts[index] ?? 'words';
    if (kind === 'url') return /video|^url$/.test(key) ? '' : '/favicon.svg';
    if (name === 'ContentBlock.type') return blockType;
    // A first heading that repeats the title is not shown.
    return key === 'title' ? 'title' : 'words';
  };

for (const blockType of ['p', 'h2']) {
  const tag = blockType === 'p' ? '@sample' : [];
  test(`a payload in each block of type ${blockType}`, { tag }, async ({
    page,
    effects,
    respondWith,
  }) => {
    /** Shows the texts and uses the resulting elements; returns their surroundings. */
    const showTexts = async (texts: readonly string[]) => {
      respondWith(withHtml(texts, blockType), (field) =>
        field === 'CaseStudy.structured_content' ? htmlPayloads.length : 1,
      );
      await page.goto('/case-studies/1');
      await expect(page.locator(blocks)).toHaveCount(htmlPayloads.length);
      await page.evaluate(touchEverything, blocks);
      await page.waitForTimeout(20);
      return page.evaluate(surroundingsOf, blocks);
    };
    const untouched = await showTexts([]);
    expect(await showTexts(htmlPayloads.map(({ text }) => text))).toEqual(untouched);
    const faults = await page.evaluate(faultsOf, rules);
    for (const [index, { name }] of htmlPayloads.entries()) {
      expect.soft(faults[index], name).toEqual([]);
    }
    await expect(page.locator(blocks).first()).toHaveCSS('overflow-x', 'clip');
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}

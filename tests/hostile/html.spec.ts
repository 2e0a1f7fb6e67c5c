/** Every HTML payload as a block of a case study. All HTML is shown alike; `fields.spec.ts` tests which fields have it. */
import type { Choose } from './contract.ts';
import { htmlPayloads } from './payloads/html.ts';
import { blocks, expect, inspect, test, urlFaults } from './site.ts';

/** Responses with a payload, or `words`, for each item. */
const withHtml =
  (texts: readonly string[], blockType: string): Choose =>
  ({ kind, key, name }, index) => {
    if (kind === 'html') return texts[index] ?? 'words';
    if (kind === 'url') return /video|^url$/.test(key) ? '' : '/favicon.svg';
    return name === 'ContentBlock.type' ? blockType : 'words';
  };

for (const blockType of ['p', 'h2']) {
  const tag = blockType === 'p' ? '@sample' : [];
  test(`a payload in each block of type ${blockType}`, { tag }, async ({
    page,
    effects,
    respondWith,
  }) => {
    const inspectWith = async (texts: readonly string[]) => {
      respondWith(withHtml(texts, blockType), (field) =>
        field === 'CaseStudy.structured_content' ? htmlPayloads.length : 1,
      );
      await page.goto('/case-studies/1');
      await expect(page.locator(blocks)).toHaveCount(htmlPayloads.length);
      return inspect(page);
    };
    const untouched = await inspectWith([]);
    const { faults, surroundings } = await inspectWith(htmlPayloads.map(({ text }) => text));
    for (const [index, { name }] of htmlPayloads.entries()) {
      expect.soft(faults[index], name).toEqual([]);
    }
    expect(surroundings).toEqual(untouched.surroundings);
    await expect(page.locator(blocks).first()).toHaveCSS('overflow-x', 'clip');
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}

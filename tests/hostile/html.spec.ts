/** Every HTML payload in every HTML field of the contract. */
import type { Choose } from './contract.ts';
import { htmlPayloads } from './payloads/html.ts';
import { blocks, expect, inspect, show, test, urlFaults } from './site.ts';

/** Fields that are a page's heading. */
const heading = /^(CaseStudyTeaser|ProjectTeaser|JobTeaser)\.title$|^GameName\.name$/;

/** Responses whose HTML depends on the item's number; other fields are constant. */
const withHtml =
  (html: (index: number) => string, blockType = 'p'): Choose =>
  ({ kind, key, name }, index) => {
    if (kind === 'html') return html(index);
    if (kind === 'url') return /video|^url$/.test(key) ? '' : '/favicon.svg';
    if (name === 'ContentBlock.type') return blockType;
    return heading.test(name) ? `Item ${index + 1}` : 'words';
  };

for (const blockType of ['p', 'h2']) {
  const tag = blockType === 'p' ? '@sample' : [];
  test(`blocks of a case study, a payload each, type ${blockType}`, { tag }, async ({
    page,
    effects,
    respondWith,
  }) => {
    const many = (field: string) =>
      field === 'CaseStudy.structured_content' ? htmlPayloads.length : 1;
    const inspectWith = async (html: (index: number) => string) => {
      respondWith(withHtml(html, blockType), many);
      await page.goto('/case-studies/1');
      await show(page, 'Item 1', blocks);
      return inspect(page);
    };
    const untouched = await inspectWith(() => 'words');
    const { faults, surroundings } = await inspectWith((index) => htmlPayloads[index]?.text ?? '');
    expect(faults).toHaveLength(htmlPayloads.length);
    for (const [index, { name }] of htmlPayloads.entries()) {
      expect.soft(faults[index], name).toEqual([]);
    }
    expect(surroundings).toEqual(untouched.surroundings);
    await expect(page.locator(blocks).first()).toHaveCSS('overflow-x', 'clip');
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}

/** Pages of one item with one payload. */
for (const start of ['/project-details/', '/game-details/', '/job-details/item-']) {
  test(`each payload alone, ${start}…`, async ({ page, effects, respondWith }) => {
    const texts = ['words', 'words', ...htmlPayloads.map(({ text }) => text)];
    const choose = withHtml((index) => texts[index] ?? '');
    respondWith(choose, () => 1);
    const inspectItem = async (number: number) => {
      await show(page, `Item ${number}`, blocks, start + number);
      return inspect(page);
    };
    await page.goto(`${start}1`);
    await show(page, 'Item 1', blocks);
    const untouched = await inspectItem(2);
    for (const [index, { name }] of htmlPayloads.entries()) {
      const { faults, surroundings } = await inspectItem(index + 3);
      expect.soft(faults.flat(), name).toEqual([]);
      expect.soft(surroundings, name).toEqual(untouched.surroundings);
    }
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}

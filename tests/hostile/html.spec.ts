/** Every HTML payload in every HTML field of the contract. */
import type { Choose } from './contract.ts';
import { type Inspection, inspect } from './inspect.ts';
import { htmlPayloads } from './payloads/all.ts';
import { blocks, expect, test } from './site.ts';

/** Fields that are a page's heading. */
const headings = [
  'CaseStudyTeaser.title',
  'ProjectTeaser.title',
  'GameName.name',
  'JobTeaser.title',
];

/** Responses whose HTML depends on the item's number; other fields are constant. */
const withHtml =
  (html: (index: number) => string, blockType = 'p'): Choose =>
  ({ kind, key, name }, index) => {
    if (kind === 'html') return html(index);
    if (kind === 'url') return /video|^url$/.test(key) ? '' : '/favicon.svg';
    if (name === 'ContentBlock.type') return blockType;
    return headings.includes(name) ? `Item ${index + 1}` : 'words';
  };

/** Replaces item numbers, the only difference between pages of the same kind. */
const comparable = ({ surroundings }: Inspection) =>
  JSON.stringify(surroundings, null, 1).replace(/(Item |item-|details\/|studies\/)\d+/g, '$1N');

/** The first difference of two texts with its context; '' when they are equal. */
function difference(before: string, after: string): string {
  if (before === after) return '';
  const start = [...before].findIndex((character, index) => character !== after[index]);
  const around = (text: string) => text.slice(Math.max(start - 60, 0), start + 60);
  return `around the block, …${around(before)}… became …${around(after)}…`;
}

for (const blockType of ['p', 'h2']) {
  const tag = blockType === 'p' ? '@sample' : '';
  test(`blocks of a case study, a payload each, type ${blockType} ${tag}`, async ({
    page,
    effects,
    respondWith,
  }) => {
    const many = (field: string) =>
      field === 'CaseStudy.structured_content' ? htmlPayloads.length : 1;
    const show = async (html: (index: number) => string) => {
      respondWith(withHtml(html, blockType), many);
      await page.goto('/case-studies/1');
      return page.evaluate(inspect, { blocks, heading: 'Item 1' });
    };
    const untouched = await show(() => 'words');
    const inspection = await show((index) => htmlPayloads[index]?.text ?? '');
    const faults = inspection.faults.flatMap((list, index) =>
      [...new Set(list)].map((fault) => `${htmlPayloads[index]?.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(inspection.faults).toHaveLength(htmlPayloads.length);
    expect(difference(comparable(untouched), comparable(inspection))).toBe('');
    await page.waitForTimeout(500);
    expect(effects.leaks.filter((url) => !inspection.images.includes(url))).toEqual([]);
  });
}

/** Pages of one item with one payload. */
for (const start of ['/project-details/', '/game-details/', '/job-details/item-']) {
  test(`each payload alone, ${start}…`, async ({ page, effects, respondWith }) => {
    const texts = ['words', 'words', ...htmlPayloads.map(({ text }) => text)];
    const one = () => 1;
    respondWith(
      withHtml((index) => texts[index] ?? ''),
      one,
    );
    const navigate = (number: number) =>
      page.evaluate(inspect, { blocks, path: start + number, heading: `Item ${number}` });
    await page.goto(`${start}1`);
    const untouched = comparable(await navigate(2));
    const problems: string[] = [];
    const images: string[] = [];
    for (const [index, { name }] of htmlPayloads.entries()) {
      const inspection = await navigate(index + 3);
      const change = difference(untouched, comparable(inspection));
      const found = [...new Set(inspection.faults.flat()), ...(change ? [change] : [])];
      problems.push(...found.map((each) => `${name}: ${each}`));
      images.push(...inspection.images);
    }
    await page.waitForTimeout(500);
    const leaks = effects.leaks.filter((url) => !images.includes(url));
    expect([...problems, ...leaks]).toEqual([]);
  });
}

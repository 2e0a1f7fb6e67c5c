/** Every HTML payload through every field of the contract that holds HTML. */
import type { Choose } from './contract.ts';
import { look, type Sight } from './look.ts';
import { htmlPayloads } from './payloads/all.ts';
import { blocks, expect, test } from './site.ts';

/** Texts that are a page's heading. */
const headings = [
  'CaseStudyTeaser.title',
  'ProjectTeaser.title',
  'GameName.name',
  'JobTeaser.title',
];

/** Answers whose HTML is chosen by the number of the item or block; everything else stays the same. */
const withHtml =
  (html: (index: number) => string, blockType = 'p'): Choose =>
  ({ kind, key, name }, index) => {
    if (kind === 'html') return html(index);
    if (kind === 'address') return /video|^url$/.test(key) ? '' : '/favicon.svg';
    if (name === 'ContentBlock.type') return blockType;
    return headings.includes(name) ? `Item ${index + 1}` : 'words';
  };

/** Numbers of items are all that pages of the same kind may differ in. */
const comparable = ({ surroundings }: Sight) =>
  JSON.stringify(surroundings, null, 1).replace(/(Item |item-|details\/|studies\/)\d+/g, '$1N');

/** The first difference between two texts, with what stands around it; '' where there is none. */
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
    answerWith,
  }) => {
    const many = (field: string) =>
      field === 'CaseStudy.structured_content' ? htmlPayloads.length : 1;
    const show = async (html: (index: number) => string) => {
      answerWith(withHtml(html, blockType), many);
      await page.goto('/case-studies/1');
      return page.evaluate(look, { blocks, heading: 'Item 1' });
    };
    const untouched = await show(() => 'words');
    const sight = await show((index) => htmlPayloads[index]?.text ?? '');
    const faults = sight.faults.flatMap((list, index) =>
      [...new Set(list)].map((fault) => `${htmlPayloads[index]?.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(sight.faults).toHaveLength(htmlPayloads.length);
    expect(difference(comparable(untouched), comparable(sight))).toBe('');
    await page.waitForTimeout(500);
    expect(effects.leaks.filter((url) => !sight.pictures.includes(url))).toEqual([]);
    expect(effects.happened).toEqual([]);
  });
}

/** Pages of one item whose HTML is a payload alone. */
for (const start of ['/project-details/', '/game-details/', '/job-details/item-']) {
  test(`each payload alone, ${start}…`, async ({ page, effects, answerWith }) => {
    const texts = ['words', 'words', ...htmlPayloads.map(({ text }) => text)];
    const one = () => 1;
    answerWith(
      withHtml((index) => texts[index] ?? ''),
      one,
    );
    const turnTo = (number: number) =>
      page.evaluate(look, { blocks, path: start + number, heading: `Item ${number}` });
    await page.goto(`${start}1`);
    const untouched = comparable(await turnTo(2));
    const problems: string[] = [];
    const pictures: string[] = [];
    for (const [index, { name }] of htmlPayloads.entries()) {
      const sight = await turnTo(index + 3);
      const change = difference(untouched, comparable(sight));
      const found = [...new Set(sight.faults.flat()), ...(change ? [change] : [])];
      problems.push(...found.map((each) => `${name}: ${each}`));
      pictures.push(...sight.pictures);
    }
    await page.waitForTimeout(500);
    const leaks = effects.leaks.filter((url) => !pictures.includes(url));
    expect([...problems, ...leaks, ...effects.happened]).toEqual([]);
  });
}

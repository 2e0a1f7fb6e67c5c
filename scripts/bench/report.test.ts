import { expect, test } from 'vitest';
import { asMarkdown, type Measure, median, ratios, resultsPage, tableOf } from './report.ts';

const measure: Measure = { what: 'time', values: [1200, 900, 1000], unit: 'ms', digits: 0 };

test('the median does not depend on the order, and lies between the two middle values of an even number', () => {
  expect([median([9, 1, 100]), median([4, 1, 100, 2]), median([7])]).toEqual([9, 3, 7]);
  expect(() => median([])).toThrow('no values');
});

test('ratios pair the rounds, so a slow round changes nothing', () => {
  expect(ratios([110, 1100], [100, 1000])).toEqual([1.1, 1.1]);
});

const close = { unit: '×', digits: 2, values: [1.034], target: { atMost: 1.03 } };

test.each<[what: string, changes: Partial<Measure>, cells: string]>([
  ['an upper limit', { target: { atMost: 1000 } }, '1,000 ms|900 – 1,200|3|≤ 1,000 ms|met'],
  ['a lower limit', { target: { atLeast: 1001 } }, '1,000 ms|900 – 1,200|3|≥ 1,001 ms|missed'],
  ['no target', {}, '1,000 ms|900 – 1,200|3||'],
  ['a median that only looks like the target', close, '1.03×||1|≤ 1.03×|missed'],
])('the table shows %s', (_, changes, cells) => {
  const result = { measures: [{ ...measure, ...changes }], note: '' };
  const [, row] = tableOf([{ name: 'jobs', result }]);
  expect(row?.join('|')).toBe(`jobs|time|${cells}`);
});

test('a Markdown table has columns, and keeps bars and elements as text', () => {
  const lines = [
    '| a    | bbbb                |',
    '| ---- | ------------------- |',
    '| x\\|y | &lt;p class="a\\_b"> |',
  ];
  const rows = [
    ['a', 'bbbb'],
    ['x|y', '<p class="a_b">'],
  ];
  expect(asMarkdown(rows)).toBe(lines.join('\n'));
});

test('the page has circumstances, the verdict, the table, notes and further tables', () => {
  const measures = [1000, 1].map((atMost) => ({ ...measure, target: { atMost } }));
  const result = { measures, note: 'Measured so.', table: [['route'], ['/contact-us']] };
  const failed = { name: 'mock', result: 'Port 5100 is in use.' };
  const page = resultsPage([failed, { name: 'jobs', result }], ['2 cores']);
  expect(page).toContain('- 2 cores\n\nTargets: 1 met, 1 missed. Not measured: 1.\n\n| part');
  expect(page).toMatch(/^\| mock \| Port 5100 is in use\. \|.*\n\| jobs \| time /m);
  expect(page).toContain('## jobs\n\nMeasured so.\n\n| route');
  expect(page).toContain('| /contact-us |');
  expect(page).not.toContain('## mock');
});

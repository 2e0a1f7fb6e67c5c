import { expect, test } from 'vitest';
import {
  asMarkdown,
  type Measure,
  median,
  type Part,
  ratios,
  resultsPage,
  tableOf,
} from './report.ts';

const measure = (more: Partial<Measure>): Measure => ({
  what: 'time',
  values: [1200, 900, 1000],
  unit: 'ms',
  digits: 0,
  ...more,
});
const part = (...measures: Measure[]): Part => ({ name: 'jobs', result: { measures, note: '' } });

test('the median does not depend on the order, and lies between the two middle values of an even number', () => {
  expect([median([9, 1, 100]), median([4, 1, 100, 2]), median([7])]).toEqual([9, 3, 7]);
  expect(() => median([])).toThrow('no values');
});

test('ratios pair the rounds, so a slow round changes nothing', () => {
  expect(ratios([110, 1100], [100, 1000])).toEqual([1.1, 1.1]);
});

test.each<[what: string, changes: Partial<Measure>, cells: string[]]>([
  [
    'median, spread, number of runs, target and verdict',
    { target: { atMost: 1000 } },
    ['1,000 ms', '900 – 1,200', '3', '≤ 1,000 ms', 'met'],
  ],
  [
    'a median that only looks like the target',
    { unit: '×', digits: 2, values: [1.034], target: { atMost: 1.03 } },
    ['1.03×', '', '1', '≤ 1.03×', 'missed'],
  ],
  [
    'a lower limit',
    { target: { atLeast: 1001 } },
    [expect.any(String), '900 – 1,200', '3', '≥ 1,001 ms', 'missed'],
  ],
  ['no target', {}, ['1,000 ms', '900 – 1,200', '3', '', '']],
])('the table shows %s', (_, changes, cells) => {
  expect(tableOf([part(measure(changes))]).at(-1)).toEqual(['jobs', 'time', ...cells]);
});

test('a Markdown table has columns, and keeps bars and elements as text', () => {
  expect(
    asMarkdown([
      ['a', 'bbbb'],
      ['x|y', '<p class="a_b">'],
    ]),
  ).toBe(
    [
      '| a    | bbbb                |',
      '| ---- | ------------------- |',
      '| x\\|y | &lt;p class="a\\_b"> |',
    ].join('\n'),
  );
});

test('the page has circumstances, the verdict, the table, notes and further tables', () => {
  const measures = [measure({ target: { atMost: 1000 } }), measure({ target: { atMost: 1 } })];
  const table = [['route'], ['/contact-us']];
  const page = resultsPage(
    [
      { name: 'mock', result: 'Port 5100 is in use.' },
      { name: 'jobs', result: { measures, note: 'Measured so.', table } },
    ],
    ['2 cores'],
  );
  for (const text of [
    '- 2 cores',
    'Targets: 1 met, 1 missed. Not measured: 1.',
    '| mock | Port 5100 is in use. |',
    '| jobs | time ',
    '## jobs\n\nMeasured so.\n\n| route',
    '| /contact-us |',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('## mock');
});

import { expect, test } from 'vitest';
import {
  asMarkdown,
  asText,
  keeps,
  type Measure,
  type Part,
  resultsPage,
  tableOf,
  verdictOf,
} from './report.ts';

const measure = (more: Partial<Measure>): Measure => ({
  what: 'time',
  values: [1200, 900, 1000],
  unit: 'ms',
  digits: 0,
  ...more,
});
const part = (...measures: Measure[]): Part => ({ name: 'jobs', result: { measures, notes: [] } });

test('a target is kept at its very value', () => {
  expect([keeps(2, { atMost: 2 }), keeps(2.01, { atMost: 2 })]).toEqual([true, false]);
  expect([keeps(99, { atLeast: 99 }), keeps(98, { atLeast: 99 })]).toEqual([true, false]);
});

test('the table has median, spread, number of runs, target and verdict', () => {
  expect(tableOf([part(measure({ target: { atMost: 1000 } }))]).at(-1)).toEqual([
    'jobs',
    'time',
    '1,000 ms',
    '900 – 1,200',
    '3',
    '≤ 1,000 ms',
    'met',
  ]);
});

test('a median that only looks like the target is missed', () => {
  const row = tableOf([
    part(measure({ unit: '×', digits: 2, values: [1.034], target: { atMost: 1.03 } })),
  ]).at(-1);
  expect(row?.slice(2)).toEqual(['1.03×', '', '1', '≤ 1.03×', 'missed']);
});

test('without a target there is no verdict', () => {
  expect(
    tableOf([part(measure({}))])
      .at(-1)
      ?.slice(-2),
  ).toEqual(['', '']);
});

test('a part that failed says why, and is counted', () => {
  const parts: Part[] = [
    { name: 'mock', result: 'Port 5100 is in use.' },
    part(measure({ target: { atMost: 1000 } }), measure({ target: { atMost: 1 } })),
  ];
  expect(tableOf(parts)[1]).toEqual([
    'mock',
    'Port 5100 is in use.',
    '',
    '',
    '',
    '',
    'not measured',
  ]);
  expect(verdictOf(parts)).toBe('Targets: 1 met, 1 missed. Not measured: 1.');
});

test('text has columns, Markdown keeps bars and elements as text', () => {
  expect(
    asText([
      ['a', 'bbb'],
      ['long', 'c'],
    ]),
  ).toBe('a     bbb\nlong  c');
  expect(
    asMarkdown([
      ['a', 'b'],
      ['x|y', '<p class="a_b">'],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| x\\|y | &lt;p class="a\\_b"> |');
});

test('the page has circumstances, the table, notes and details', () => {
  const result = {
    measures: [measure({ target: { atMost: 1 } })],
    notes: ['Measured so.'],
    details: [
      { title: 'Routes', head: ['route'], rows: [['/']] },
      { title: 'Losses', head: ['route'], rows: [] },
    ],
  };
  const page = resultsPage([{ name: 'jobs', result }], ['2 cores']);
  for (const text of ['- 2 cores', '| jobs | time |', '## jobs', 'Measured so.', '### Routes']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('### Losses\n\nNone.');
});

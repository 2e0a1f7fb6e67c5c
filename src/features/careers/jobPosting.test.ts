import { expect, test } from 'vitest';
import { baseSalary } from './jobPosting.ts';

test.each([
  ['£52,000 – £64,000 a year', 'GBP', { minValue: 52000, maxValue: 64000, unitText: 'YEAR' }],
  ['PKR 260,000 – 340,000 a month', 'PKR', { minValue: 260000, maxValue: 340000 }],
  ['£420 – £480 a day', 'GBP', { minValue: 420, maxValue: 480, unitText: 'DAY' }],
  ['PKR 75,000 a month', 'PKR', { value: 75000, unitText: 'MONTH' }],
])('%j is parsed as a salary', (salaryRange, currency, value) => {
  expect(baseSalary(salaryRange)).toMatchObject({ currency, value });
});

test.each([
  '',
  'Competitive',
  '£19,500 – £22,000 a year for 24 hours a week',
  '£36,000 – £43,000 a year in London, PKR 180,000 – 230,000 a month in Lahore',
  '$50,000 a year',
  '£40k a year',
  '£ a year',
])('%j is not parsed as a salary', (salaryRange) => {
  expect(baseSalary(salaryRange)).toBeNull();
});

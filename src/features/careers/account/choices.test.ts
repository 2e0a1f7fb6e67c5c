import { expect, test } from 'vitest';
import { labelOf } from './choices.ts';

test.each([
  [{ id: 1, name: 'Married' }, 'Married'],
  [{ id: 1, min_salary: 20_000, max_salary: 27_500 }, '20,000 - 27,500'],
  [{ id: 1, min_salary: '20000.00', max_salary: '1250000.00' }, '20,000 - 1,250,000'],
  [{ id: 1, min_salary: 0, max_salary: null }, '0 - ?'],
  [{ id: 1, min_salary: null, max_salary: 9000 }, '? - 9,000'],
])('the choice %j is %j', (choice, label) => {
  expect(labelOf(choice)).toBe(label);
});

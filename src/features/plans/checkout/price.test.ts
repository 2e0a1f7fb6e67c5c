import { expect, test } from 'vitest';
import { employeesFor, formatEmployees, formatPrice, parseEmployees } from './price.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['1e4', 10_000],
  ['12.0', 12],
  ['1000000', 1_000_000],
])('%o is read as %i employees', (text, employees) => {
  expect(parseEmployees(text)).toBe(employees);
});

test.each(['', ' ', '0', '-3', '2.5', 'twelve', '12 people', '1000001', '1e300', 'Infinity'])(
  '%o is not a number of employees',
  (text) => {
    expect(parseEmployees(text)).toBeNull();
  },
);

test('the amount is 25 dollars per employee', () => {
  expect(formatPrice(12)).toBe('$300.00');
  expect(formatPrice(10_000)).toBe('$250,000.00');
  expect(formatEmployees(1)).toBe('1 employee');
  expect(formatEmployees(1200)).toBe('1,200 employees');
  expect([employeesFor(30_000), employeesFor(1), employeesFor(0)]).toEqual([12, null, null]);
});

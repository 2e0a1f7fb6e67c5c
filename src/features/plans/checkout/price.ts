import { createPaymentIntent } from '#contract/generated/limits.ts';

export const employeeLimits = createPaymentIntent.max_employees;

/** Price in US dollars, the same for all plans. */
export const dollarsPerEmployee = employeeLimits['x-unit-price'].amount;

export const priceOf = (employees: number) => employees * dollarsPerEmployee;

/** '$300.00'. */
export const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** '1,200 employees'. */
export const formatEmployees = (employees: number) =>
  `${employees.toLocaleString('en-US')} ${employees === 1 ? 'employee' : 'employees'}`;

/** '12 employees × $25.00'. */
export const formatMultiplication = (employees: number) =>
  `${formatEmployees(employees)} × ${formatDollars(dollarsPerEmployee)}`;

/** Parses a number of employees: an integer within the contract's limits, otherwise null. */
export function readEmployees(text: string): number | null {
  const employees = text.trim() === '' ? Number.NaN : Number(text);
  const isAllowed =
    Number.isInteger(employees) &&
    employees >= employeeLimits.minimum &&
    employees <= employeeLimits.maximum;
  return isAllowed ? employees : null;
}

/** Number of employees for a price in cents, or null. */
export const employeesFor = (cents: number) =>
  readEmployees(String(cents / (dollarsPerEmployee * 100)));

import { createPaymentIntent } from '#contract/generated/limits.ts';

export const employeeLimits = createPaymentIntent.max_employees;

/** Another currency in the contract does not compile, because texts of the checkout say dollars. */
const { amount, currency }: { amount: number; currency: 'USD' } = employeeLimits['x-unit-price'];

/** Price in US dollars, the same for all plans. */
export const dollarsPerEmployee = amount;

/** '$300.00', the price of 12 employees; '' for an unknown number. */
export const formatPrice = (employees: number | null) =>
  employees === null
    ? ''
    : (employees * dollarsPerEmployee).toLocaleString('en-US', { style: 'currency', currency });

/** '1,200 employees'. */
export const formatEmployees = (employees: number) =>
  `${employees.toLocaleString('en-US')} ${employees === 1 ? 'employee' : 'employees'}`;

/** What is sold, on the subscription page and the receipt. */
export const offer = { title: 'Human resource management', unit: 'for each employee' };

/** '12 employees × $25.00'; '$25.00 for each employee' for an unknown number. */
export const formatMultiplication = (employees: number | null) =>
  employees === null
    ? `${formatPrice(1)} ${offer.unit}`
    : `${formatEmployees(employees)} × ${formatPrice(1)}`;

/** Parses a number of employees: an integer within the contract's limits, otherwise null. */
export function parseEmployees(text: string): number | null {
  const employees = text.trim() === '' ? Number.NaN : Number(text);
  const isAllowed =
    Number.isInteger(employees) &&
    employees >= employeeLimits.minimum &&
    employees <= employeeLimits.maximum;
  return isAllowed ? employees : null;
}

/** Number of employees for a price in cents, or null. */
export const employeesFor = (cents: number) =>
  parseEmployees(String(cents / (dollarsPerEmployee * 100)));

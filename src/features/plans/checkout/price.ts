/** Price of a subscription (section 9): 25 US dollars for each employee, whatever the plan. */

import { createPaymentIntent } from '#contract/generated/limits.ts';

/** Largest number of employees of a subscription. */
export const mostEmployees = createPaymentIntent.max_employees.maximum;

/** US dollars for one employee. */
export const dollarsPerEmployee = 25;

/** US dollars for a number of employees. */
export const priceOf = (employees: number) => employees * dollarsPerEmployee;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

/** '$300.00'. */
export const formatDollars = (dollars: number) => usd.format(dollars);

/** '1,200 employees'. */
export const formatEmployees = (employees: number) =>
  `${count.format(employees)} ${employees === 1 ? 'employee' : 'employees'}`;

/**
 * Number of employees that a text means, or null: it has to be there, whole, greater than 0 and at most what the contract
 * sells.
 */
export function readEmployees(text: string): number | null {
  const employees = text.trim() === '' ? Number.NaN : Number(text);
  const sold = Number.isInteger(employees) && employees > 0 && employees <= mostEmployees;
  return sold ? employees : null;
}

/** Number of employees that a price in cents was for, or null. */
export const employeesFor = (cents: number) =>
  readEmployees(String(cents / (dollarsPerEmployee * 100)));

/** Price of a subscription (section 9): 25 US dollars for each employee, whatever the plan. */

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
 * Number of employees that a text means, or null (section 5: present and greater than 0; the contract adds whole).
 * There is no upper bound of our own: the backend knows what it sells and answers with its own text. Only numbers
 * whose price in cents could not be told exactly are no numbers of employees.
 */
export function readEmployees(text: string): number | null {
  const employees = text.trim() === '' ? Number.NaN : Number(text);
  const exact = Number.isInteger(employees) && Number.isSafeInteger(priceOf(employees) * 100);
  return exact && employees > 0 ? employees : null;
}

/** Number of employees that a price in cents was for, or null. */
export const employeesFor = (cents: number) =>
  readEmployees(String(cents / (dollarsPerEmployee * 100)));

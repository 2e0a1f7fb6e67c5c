import { type FormEvent, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/FieldLayout.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './CheckoutFlow.module.css';
import { enterEmployees } from './checkoutActions.ts';
import {
  dollarsPerEmployee,
  employeeLimits,
  formatDollars,
  formatEmployees,
  formatMultiplication,
  parseEmployees,
  priceOf,
} from './price.ts';

const draft = formDraft('subscription.employees', ['max_employees']);

/** Number of employees and the resulting price. `noValidate`, because the error text is our own. */
export function EmployeesForm({ entered }: { entered: number | null }) {
  // The draft is newer than the number that was entered before.
  const [first] = useState(() => draft.read()?.max_employees ?? entered?.toString() ?? '');
  const [employees, setEmployees] = useState(() => parseEmployees(first));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('max_employees');
    if (!(field instanceof HTMLInputElement)) return;
    const typed = parseEmployees(field.value);
    if (typed !== null) {
      draft.clear();
      return enterEmployees(typed);
    }
    field.setCustomValidity(textOf('employeesInvalid'));
    field.reportValidity();
  };

  return (
    <Form className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Maximum number of employees"
        name="max_employees"
        type="number"
        inputMode="numeric"
        limits={employeeLimits}
        defaultValue={first}
        onChange={({ currentTarget: { value } }) => {
          setEmployees(parseEmployees(value));
          draft.write({ max_employees: value });
        }}
      />
      <output className={`wrapping-row spread tinted wrap ${styles.amount}`} aria-label="Amount">
        <span className="soft">
          {employees === null
            ? `${dollarsPerEmployee} US dollars for each employee, up to ${formatEmployees(employeeLimits.maximum)}`
            : formatMultiplication(employees)}
        </span>
        <strong className="display">
          {employees === null ? '–' : formatDollars(priceOf(employees))}
        </strong>
      </output>
      <Button type="submit">Continue</Button>
    </Form>
  );
}

import { type FormEvent, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/FieldLayout.tsx';
import { useFormDraft } from '#shared/ui/formHooks.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './CheckoutFlow.module.css';
import { enterEmployees } from './checkoutActions.ts';
import {
  employeeLimits,
  formatDollars,
  formatEmployees,
  formatMultiplication,
  parseEmployees,
  priceOf,
} from './price.ts';

const draft = formDraft('subscription.employees', ['max_employees']);

type EmployeesFormProps = { entered: number | null; onEntered: () => void };

/** Number of employees and the resulting price. `noValidate`, because the error text is our own. */
export function EmployeesForm({ entered, onEntered }: EmployeesFormProps) {
  const [employees, setEmployees] = useState(entered);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('max_employees') as HTMLInputElement;
    const typed = parseEmployees(field.value);
    if (typed !== null) {
      draft.clear();
      enterEmployees(typed);
      return onEntered();
    }
    const { maximum } = employeeLimits;
    const limit =
      Number(field.value) > maximum ? ` It is at most ${formatEmployees(maximum)}.` : '';
    field.setCustomValidity(textOf('employeesInvalid') + limit);
    field.reportValidity();
  };
  return (
    <Form {...useFormDraft(draft)} className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Maximum number of employees"
        name="max_employees"
        type="number"
        inputMode="numeric"
        limits={employeeLimits}
        defaultValue={entered ?? ''}
        onChange={({ currentTarget: { value } }) => setEmployees(parseEmployees(value))}
      />
      <output className={`wrapping-row spread washed wrap ${styles.amount}`} aria-label="Amount">
        <span className="soft">{formatMultiplication(employees ?? 0)}</span>
        <strong className="display">{formatDollars(priceOf(employees ?? 0))}</strong>
      </output>
      <Button type="submit">Continue</Button>
    </Form>
  );
}

/** Forms of the checkout's first two steps. */
import { type FormEvent, useState } from 'react';
import { loginAccount, registerAccount } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form, TextField } from '#shared/ui/Fields.tsx';
import { formDraft, useFormDraft } from '#shared/ui/formHooks.ts';
import { SignInForm } from '#shared/ui/SignInForm.tsx';
import styles from './Checkout.module.css';
import { type Checkout, errorOf } from './checkout.ts';
import { act, signIn } from './checkoutActions.ts';
import { dispatch } from './checkoutStore.ts';
import {
  employeeLimits,
  formatEmployees,
  formatMultiplication,
  formatPrice,
  parseEmployees,
} from './price.ts';

const employeesDraft = formDraft('subscription.employees', ['max_employees']);
/** Without passwords. */
const accountDraft = formDraft('subscription.account', ['username', 'email']);

type EmployeesFormProps = { entered: number | null; onEntered: () => void };

/** Number of employees and the resulting price. `noValidate`, because the error text is our own. */
export function EmployeesForm({ entered, onEntered }: EmployeesFormProps) {
  // The draft is newer than the number that was entered before.
  const [first] = useState(() => employeesDraft.read()?.max_employees ?? entered?.toString() ?? '');
  const [employees, setEmployees] = useState(() => parseEmployees(first));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('max_employees') as HTMLInputElement;
    const typed = parseEmployees(field.value);
    if (typed !== null) {
      employeesDraft.clear();
      act({ type: 'employeesEntered', employees: typed });
      return onEntered();
    }
    const { maximum: most } = employeeLimits;
    const limit = Number(field.value) > most ? ` It is at most ${formatEmployees(most)}.` : '';
    field.setCustomValidity(textOf('employeesInvalid') + limit);
    field.reportValidity();
  };
  return (
    <Form {...useFormDraft(employeesDraft)} className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Maximum number of employees"
        name="max_employees"
        type="number"
        limits={employeeLimits}
        defaultValue={parseEmployees(first) ?? first}
        onChange={({ currentTarget: { value } }) => setEmployees(parseEmployees(value))}
      />
      <output className={`wrapping-row spread tinted wrap ${styles.amount}`} aria-label="Amount">
        <span className="soft">{formatMultiplication(employees)}</span>
        <strong className="display">{formatPrice(employees)}</strong>
      </output>
      <Button type="submit">Continue</Button>
    </Form>
  );
}

export type AccountMode = 'sign-up' | 'login';

const accountTexts = {
  'sign-up': { submit: 'Sign up', question: 'Already have an account?', other: 'Log in' },
  login: { submit: 'Log in', question: "Don't have an account?", other: 'Sign up' },
} as const;

type AccountFormProps = {
  checkout: Checkout;
  mode: AccountMode;
  onModeChange: (mode: AccountMode) => void;
};

/** Sign-up or login; switching keeps the shared fields. */
export function AccountForm({ checkout, mode, onModeChange }: AccountFormProps) {
  const signingUp = mode === 'sign-up';
  const { username, email, password1, password2 } = registerAccount;
  return (
    <SignInForm
      {...useFormDraft(accountDraft)}
      className="stack"
      texts={accountTexts[mode]}
      fields={[
        { label: 'Username', name: 'username', autoComplete: 'username', limits: username },
        { label: 'Email', name: 'email', autoComplete: 'email', limits: email },
      ]}
      password={{ name: 'password1', limits: signingUp ? password1 : loginAccount.password }}
      confirmation={signingUp ? { name: 'password2', limits: password2 } : null}
      error={errorOf(checkout)}
      busy={checkout.busy}
      onSubmit={async (typed) => {
        if (!(await signIn(typed))) return;
        accountDraft.clear();
        onModeChange('login');
      }}
      onSwitch={() => {
        dispatch({ type: 'accountSwitched' });
        onModeChange(signingUp ? 'login' : 'sign-up');
      }}
    />
  );
}

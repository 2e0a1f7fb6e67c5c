import { TextButton } from '#shared/ui/TextButton.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy, type Step } from './checkout.ts';
import { dispatch, leaveAccount, useUsername } from './checkoutState.ts';
import { dollarsPerEmployee, formatDollars, formatEmployees, priceOf } from './price.ts';

export function CheckoutSummary({ checkout, step }: { checkout: Checkout; step: Step }) {
  if (step === 'recorded') return null;
  const named = ['employees', 'intent', 'card', 'recording'].includes(step);
  return (
    <>
      {checkout.employees !== null && step !== 'employees' && (
        <AmountLine checkout={checkout} employees={checkout.employees} />
      )}
      {named && <AccountBar checkout={checkout} />}
    </>
  );
}

/** Amount to pay. The number of employees can be changed until the payment. */
function AmountLine({ checkout, employees }: { checkout: Checkout; employees: number }) {
  const changeable = checkout.phase.name === 'open' || checkout.phase.name === 'card';
  return (
    <div className={`wrapping-row wrap ${styles.amount}`}>
      <p>
        <span className="soft">
          {`${formatEmployees(employees)} × ${formatDollars(dollarsPerEmployee)}`}
        </span>
        <strong className="display">{formatDollars(priceOf(employees))}</strong>
      </p>
      {changeable && (
        <TextButton
          aria-label="Change the number of employees"
          disabled={isBusy(checkout)}
          onClick={() => dispatch({ type: 'employeesReopened' })}
        >
          Change
        </TextButton>
      )}
    </div>
  );
}

function AccountBar({ checkout }: { checkout: Checkout }) {
  const username = useUsername();
  if (username === null) return null;
  return (
    <p className={`wrapping-row soft wrap ${styles.account}`}>
      <span>
        Signed in as <strong>{username}</strong>
      </span>
      <TextButton disabled={isBusy(checkout)} onClick={leaveAccount}>
        Use another account
      </TextButton>
    </p>
  );
}

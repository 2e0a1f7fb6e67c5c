import { TextButton } from '#shared/ui/Button.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy, type Step } from './checkout.ts';
import { dispatch, leaveAccount } from './checkoutState.ts';
import { formatDollars, formatMultiplication, priceOf } from './price.ts';

/** Amount and account, at the steps that use them. */
export function CheckoutSummary({ checkout, step }: { checkout: Checkout; step: Step }) {
  const { employees, subscriber, phase } = checkout;
  if (step === 'recorded') return null;
  const changeable = phase.name === 'open' || phase.name === 'card';
  const showsAccount = ['employees', 'intent', 'card', 'recording'].includes(step);
  return (
    <>
      {employees !== null && step !== 'employees' && (
        <div className={`wrapping-row spread washed wrap ${styles.amount} ${styles.chosen}`}>
          <p>
            <span className="soft">{formatMultiplication(employees)}</span>
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
      )}
      {showsAccount && subscriber && (
        <p className="wrapping-row spread wrap">
          <span>
            <span className="soft">Signed in as</span> <strong>{subscriber.username}</strong>
          </span>
          <TextButton disabled={isBusy(checkout)} onClick={leaveAccount}>
            Use another account
          </TextButton>
        </p>
      )}
    </>
  );
}

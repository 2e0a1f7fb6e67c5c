import { TextButton } from '#shared/ui/TextButton.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy } from './checkout.ts';
import { dollarsPerEmployee, formatDollars, formatEmployees, priceOf } from './price.ts';
import { useCheckoutDispatch } from './useCheckout.ts';

/** Amount to pay. The number of employees can be changed until the payment. */
export function AmountLine({ checkout, employees }: { checkout: Checkout; employees: number }) {
  const dispatch = useCheckoutDispatch();
  const changeable = checkout.phase.name === 'open' || checkout.phase.name === 'card';
  return (
    <div className={styles.amount}>
      <p>
        <span className={styles.factors}>
          {formatEmployees(employees)} × {formatDollars(dollarsPerEmployee)}
        </span>
        <strong className={styles.total}>{formatDollars(priceOf(employees))}</strong>
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

import { TextButton } from '#shared/ui/TextButton.tsx';
import styles from './CheckoutFlow.module.css';
import { isBusy, type Sale } from './checkout.ts';
import { dollarsPerEmployee, formatDollars, formatEmployees, priceOf } from './price.ts';
import { useSaleDispatch } from './useCheckout.ts';

/** The amount that will be paid (section 9), with a way back to the number of employees until it is. */
export function AmountLine({ sale, employees }: { sale: Sale; employees: number }) {
  const dispatch = useSaleDispatch();
  const changeable = sale.phase.name === 'open' || sale.phase.name === 'card';
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
          disabled={isBusy(sale)}
          onClick={() => dispatch({ type: 'employeesReopened' })}
        >
          Change
        </TextButton>
      )}
    </div>
  );
}

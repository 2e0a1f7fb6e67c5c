import { Button } from '#shared/ui/Button.tsx';
import { FormProblem } from '#shared/ui/FormError.tsx';
import styles from './CheckoutFlow.module.css';
import { useSaleDispatch } from './useCheckout.ts';

/** A failed step with its text and the button that does it again. */
export function RetryNotice({ problem, label }: { problem: string; label: string }) {
  const dispatch = useSaleDispatch();
  return (
    <div className={styles.form}>
      <FormProblem text={problem} />
      <Button onClick={() => dispatch({ type: 'retried' })}>{label}</Button>
    </div>
  );
}

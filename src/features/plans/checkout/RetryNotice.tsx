import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import styles from './CheckoutFlow.module.css';
import { useCheckoutDispatch } from './useCheckout.ts';

/** Error text and retry button of a failed step. */
export function RetryNotice({ error, label }: { error: string; label: string }) {
  const dispatch = useCheckoutDispatch();
  return (
    <div className={styles.form}>
      <FormError text={error} />
      <Button onClick={() => dispatch({ type: 'retried' })}>{label}</Button>
    </div>
  );
}

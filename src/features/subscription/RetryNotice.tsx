import { FormProblem } from '#page/FormProblem.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './SaleFlow.module.css';
import { useSaleDispatch } from './useSale.ts';

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

import { Button } from '#shared/ui/Button.tsx';
import styles from './CheckoutFlow.module.css';
import { useCheckoutDispatch } from './useCheckout.ts';

/** Asks about a payment from the URL that this tab did not start. Nothing is recorded before the visitor agrees. */
export function ReturnedStep() {
  const dispatch = useCheckoutDispatch();
  return (
    <div className={styles.form}>
      <p>
        The link that brought you here is about a payment that was not begun in this tab. Finish it
        only if you have just paid: the subscription is recorded for your account.
      </p>
      <Button onClick={() => dispatch({ type: 'returnAccepted' })}>Finish my payment</Button>
      <Button variant="outlined" onClick={() => dispatch({ type: 'returnDeclined' })}>
        It is not mine
      </Button>
    </div>
  );
}

import { useEffect } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import styles from './CheckoutFlow.module.css';
import type { Checkout } from './checkout.ts';
import { useCheckoutDispatch, useRecording } from './useCheckout.ts';

/** Paid, but the subscription is not recorded. Retrying never charges again. */
export function RecordingStep({ checkout }: { checkout: Checkout }) {
  const dispatch = useCheckoutDispatch();
  const record = useRecording();
  const task = checkout.phase.name === 'recording' ? checkout.phase.task : null;
  useEffect(() => {
    if (task === 'due') record();
  }, [task, record]);
  const failed = task === 'failed';
  return (
    <div className={styles.form}>
      <p>
        {failed
          ? 'Your card was charged, but we could not record your subscription. Try again: your card will not be charged a second time.'
          : 'We are recording your subscription.'}
      </p>
      <FormError text={checkout.error} />
      <Button disabled={!failed} onClick={() => dispatch({ type: 'retried' })}>
        {failed ? 'Try again' : 'Processing...'}
      </Button>
    </div>
  );
}

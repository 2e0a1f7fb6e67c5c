import { useEffect } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import type { Checkout } from './checkout.ts';
import { recordPayment, requestIntent } from './checkoutEffects.ts';
import { dispatch } from './checkoutState.ts';

/** Creates the payment intent automatically; after a failure it can be retried. */
export function IntentStep({ checkout }: { checkout: Checkout }) {
  const task = checkout.phase.name === 'open' ? checkout.phase.task : null;
  useEffect(() => {
    if (task === 'due') requestIntent();
  }, [task]);
  if (task === 'failed') return <RetryNotice error={checkout.error} />;
  return <LoadingState text="Preparing your payment" />;
}

const retryStep = () => dispatch({ type: 'retried' });

/** Error text of a failed step, and a button that tries it again. */
export function RetryNotice({ error, retry = retryStep }: { error: string; retry?: () => void }) {
  return (
    <div className="stack">
      <FormError text={error} />
      <Button onClick={() => retry()}>Try again</Button>
    </div>
  );
}

/** Asks about a payment from the URL that this tab did not start. Nothing is recorded before the visitor agrees. */
export function ReturnedStep() {
  return (
    <div className="stack">
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

/** Records the paid subscription automatically; after a failure it can be retried, which never charges again. */
export function RecordingStep({ checkout }: { checkout: Checkout }) {
  const task = checkout.phase.name === 'recording' ? checkout.phase.task : null;
  useEffect(() => {
    if (task === 'due') recordPayment();
  }, [task]);
  const failed = task === 'failed';
  return (
    <div className="stack">
      <FormError text={checkout.error} />
      <Button disabled={!failed} onClick={() => dispatch({ type: 'retried' })}>
        {failed ? 'Try again' : 'Processing...'}
      </Button>
    </div>
  );
}

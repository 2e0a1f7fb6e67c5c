import { useEffect } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FieldLayout.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import type { Checkout } from './checkout.ts';
import { dispatch } from './checkoutState.ts';

type AutomaticStepProps = {
  checkout: Checkout;
  /** Starts the request of the step if it is due. */
  request: () => void;
  /** Shown while the request runs. Without it the button shows that it is busy and keeps the focus. */
  loading?: string;
};

/** Step that starts its request automatically; the visitor can retry after a failure. */
export function AutomaticStep({ checkout, request, loading }: AutomaticStepProps) {
  const { phase, error } = checkout;
  const task = 'task' in phase ? phase.task : null;
  useEffect(() => {
    if (task === 'due') request();
  }, [task, request]);
  const failed = task === 'failed';
  if (loading && !failed) return <LoadingState text={loading} />;
  return <RetryNotice error={error} busy={!failed} retry={() => dispatch({ type: 'retried' })} />;
}

type RetryNoticeProps = { error: string; busy?: boolean; retry: () => void };

/** Error text of a failed step, and a button that tries it again. */
export function RetryNotice({ error, busy = false, retry }: RetryNoticeProps) {
  return (
    <div className="stack">
      <FormError text={error} />
      <Button disabled={busy} onClick={() => retry()}>
        {busy ? 'Processing...' : 'Try again'}
      </Button>
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

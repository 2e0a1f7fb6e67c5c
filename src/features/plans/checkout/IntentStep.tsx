import { useEffect } from 'react';
import { LoadingState } from '#shared/ui/States.tsx';
import type { Checkout } from './checkout.ts';
import { RetryNotice } from './RetryNotice.tsx';
import { useIntent } from './useCheckout.ts';

/** Creates the payment intent automatically; after a failure it can be retried. */
export function IntentStep({ checkout }: { checkout: Checkout }) {
  const request = useIntent();
  const task = checkout.phase.name === 'open' ? checkout.phase.task : null;
  useEffect(() => {
    if (task === 'due') request();
  }, [task, request]);
  if (task === 'failed') return <RetryNotice error={checkout.error} label="Try again" />;
  return <LoadingState text="Preparing your payment" />;
}

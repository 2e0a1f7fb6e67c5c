import { useEffect } from 'react';
import { LoadingState } from '#shared/ui/States.tsx';
import type { Sale } from './checkout.ts';
import { RetryNotice } from './RetryNotice.tsx';
import { useIntent } from './useCheckout.ts';

/** Creates the payment intent by itself once employees and token are there; a failure can be tried again (section 8). */
export function IntentStep({ sale }: { sale: Sale }) {
  const request = useIntent();
  const task = sale.phase.name === 'open' ? sale.phase.task : null;
  useEffect(() => {
    if (task === 'due') request();
  }, [task, request]);
  if (task === 'failed') return <RetryNotice problem={sale.problem} label="Try again" />;
  return <LoadingState text="Preparing your payment" />;
}

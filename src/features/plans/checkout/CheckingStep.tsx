import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { LoadingState } from '#shared/ui/States.tsx';
import type { Checkout } from './checkout.ts';
import { readCheck } from './confirmation.ts';
import { RetryNotice } from './RetryNotice.tsx';
import { useCheckoutDispatch, useRecording } from './useCheckout.ts';

/** After a redirect or a reload during confirmation: asks the provider for the status instead of charging again. */
export function CheckingStep({ checkout, stripe }: { checkout: Checkout; stripe: Stripe }) {
  const dispatch = useCheckoutDispatch();
  const record = useRecording();
  const { phase } = checkout;
  const task = phase.name === 'checking' ? phase.task : null;
  const secret = phase.name === 'checking' ? phase.secret : '';

  const check = useCallback(async () => {
    if (!dispatch({ type: 'started' })) return;
    try {
      dispatch(readCheck(await stripe.retrievePaymentIntent(secret)));
    } catch {
      dispatch({ type: 'failed', error: textOf('subscriptionFailed') });
    }
    record();
  }, [dispatch, record, stripe, secret]);

  useEffect(() => {
    if (task === 'due') check();
  }, [task, check]);

  if (task === 'failed') return <RetryNotice error={checkout.error} label="Try again" />;
  return <LoadingState text="Checking your payment" />;
}

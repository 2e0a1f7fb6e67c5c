/** Script of the card provider, loaded on the first payment step. */
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';
import { allowProviderScripts, needsPaymentDocument } from './cardProviderPolicy.ts';

/** The publishable key is public. The mock accepts any; without a key payment is disabled. */
const publishableKey: string | undefined = __MOCK_BACKEND__
  ? 'pk_test_mock_not_a_real_key'
  : import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY;

const timeoutMs = 15_000;

async function loadCardProvider(): Promise<Stripe> {
  if (!publishableKey) throw new Error('VITE_STRIPE_PUBLISHABLE_KEY was not set for this build');
  if (!__MOCK_BACKEND__ && needsPaymentDocument()) {
    location.reload();
    return new Promise(() => {});
  }
  allowProviderScripts();
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  const stripe = await Promise.race([loadStripe(publishableKey), timeout]);
  if (!stripe) throw new Error('The card provider did not load in time');
  return stripe;
}

export const cardProviderQuery = queryOptions({
  queryKey: ['card-provider'],
  queryFn: loadCardProvider,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
});

/** The card provider's script (section 7), loaded when a payment screen first asks for it and not before. */
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';
import { allowProviderScripts, needsPaymentDocument } from './cardProviderPolicy.ts';

/** Published with the page by its nature. The mock's stand-in takes any; without one nothing can be paid. */
const publishableKey: string | undefined = __MOCK_BACKEND__
  ? 'pk_test_twinbridge_mock_not_a_real_key'
  : import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY;

/** A script that has not come after this many milliseconds counts as not loaded. */
const timeoutMs = 15_000;

async function loadCardProvider(): Promise<Stripe> {
  if (!publishableKey) throw new Error('VITE_STRIPE_PUBLISHABLE_KEY was not set for this build');
  if (!__MOCK_BACKEND__ && needsPaymentDocument()) {
    location.reload();
    return new Promise(() => {});
  }
  allowProviderScripts();
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  const stripe = await Promise.race([loadStripe(publishableKey), late]);
  if (!stripe) throw new Error('The card provider did not load in time');
  return stripe;
}

/** The provider, once for the page. */
export const cardProviderQuery = queryOptions({
  queryKey: ['card-provider'],
  queryFn: loadCardProvider,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
});

/** The card provider redirects the visitor to the site's origin, with the payment in the URL. */
import { readStored } from '#shared/lib/storage.ts';

const secretParameter = 'payment_intent_client_secret';
const parameters = ['payment_intent', secretParameter, 'redirect_status'];

/** Key of the stored checkout. It is here because every page checks it without loading the checkout. */
export const checkoutKey = 'site.subscription.checkout';

/**
 * Returns the payment's client secret, and replaces the URL by that of the page that finishes the payment; null without
 * one. Runs before all other code.
 */
export function takePaymentReturn(): string | null {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretParameter);
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  for (const name of parameters) url.searchParams.delete(name);
  history.replaceState(history.state, '', secret ? '/subscription' : url);
  return secret;
}

/** True when this tab has stored a checkout. */
export const hasBegunCheckout = () => readStored('sessionStorage', checkoutKey) !== null;

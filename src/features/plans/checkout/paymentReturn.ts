/** The card provider returns to the site's origin with the payment in the URL. */

import { readStored } from '#shared/lib/storage.ts';

const secretName = 'payment_intent_client_secret';
const names = ['payment_intent', secretName, 'redirect_status'];

/** Key of the stored checkout. */
export const checkoutKey = 'site.subscription.checkout';

let returned = false;

/**
 * Takes the payment's client secret from the URL before anything else runs, so that it stays out of the history. Null
 * without one.
 */
export function takePaymentReturn(): string | null {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretName);
  if (!names.some((name) => url.searchParams.has(name))) return null;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  returned = Boolean(secret);
  return secret;
}

/** True when a checkout was begun in this tab. */
export const hasBegunCheckout = () => readStored('sessionStorage', checkoutKey) !== null;

/** True on the page load that returned from the provider. */
export const hasReturnedFromPayment = () => returned;

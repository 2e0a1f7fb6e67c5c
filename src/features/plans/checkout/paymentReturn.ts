/** The card provider redirects the visitor to the site's origin, with the payment in the URL. */
import { readStored } from '#shared/lib/storage.ts';

const secretParameter = 'payment_intent_client_secret';
const parameters = ['payment_intent', secretParameter, 'redirect_status'];

/** Key of the stored checkout. It is here because every page checks it without loading the checkout. */
export const checkoutKey = 'site.subscription.checkout';

let returned = false;

/**
 * Returns the payment's client secret and removes it from the URL and the history; null without one. Runs before all
 * other code.
 */
export function takePaymentReturn(): string | null {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretParameter);
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  for (const name of parameters) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  returned = Boolean(secret);
  return secret;
}

/** True when this tab has stored a checkout. */
export const hasBegunCheckout = () => readStored('sessionStorage', checkoutKey) !== null;

/** True on the page load that returned from the provider. */
export const hasReturnedFromPayment = () => returned;

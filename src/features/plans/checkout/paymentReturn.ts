import { loadStored } from '#shared/lib/storage.ts';

/** Key of the stored checkout. It is here because every page checks it without loading the checkout. */
export const checkoutKey = 'site.subscription.checkout';

/** True when this tab has stored a checkout. */
export const hasBegunCheckout = () => loadStored('sessionStorage', checkoutKey) !== null;

/**
 * The card provider redirects the visitor to the site's origin, with the payment's client secret in the URL. Returns
 * the secret, and replaces the URL by that of the page that finishes the payment. Runs before all other code.
 */
export function takePaymentReturn(): string | null {
  const secret = new URLSearchParams(location.search).get('payment_intent_client_secret');
  if (secret) history.replaceState(history.state, '', '/subscription');
  return secret;
}

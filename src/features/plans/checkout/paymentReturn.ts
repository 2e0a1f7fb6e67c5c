/** The card provider returns to the site's origin with the payment in the URL. */

const secretName = 'payment_intent_client_secret';
const names = ['payment_intent', secretName, 'redirect_status'];

let returned = false;

/**
 * Removes the payment from the URL before anything else runs, so that the secret stays out of the history. Resolves
 * when the checkout is stored; nothing may read it before.
 */
export async function takePaymentReturn(): Promise<void> {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretName);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  if (!secret) return;
  returned = true;
  // Lazy, because other page loads do not need it.
  const { resumeCheckout } = await import('./checkoutStore.ts');
  resumeCheckout(secret);
}

/** True on the page load that returned from the provider. */
export const hasReturnedFromPayment = () => returned;

/** The way back from the card provider: it returns to the site's origin with the payment in the address (section 7). */

const secretName = 'payment_intent_client_secret';
const names = ['payment_intent', secretName, 'redirect_status'];

let returned = false;

/**
 * Takes the payment out of the address at once, before anything else runs, so that its secret neither stays in the
 * address bar nor in the history. Resolves when the tab's checkout knows of it; until then nothing must read the checkout.
 */
export async function takePaymentReturn(): Promise<void> {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretName);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  if (!secret) return;
  returned = true;
  // Only this page load needs the code of the checkout.
  const { resumeCheckout } = await import('./checkoutStore.ts');
  resumeCheckout(secret);
}

/** True on the page load that came back from the provider. */
export const hasReturnedFromPayment = () => returned;

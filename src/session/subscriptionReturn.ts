/** The way back from the card provider: it returns to the site's origin with the payment in the address (section 7). */
import { readSale, readSubscriber, writeSale } from './subscriptionStore.ts';

const secretName = 'payment_intent_client_secret';
const names = ['payment_intent', secretName, 'redirect_status'];

let returned = false;

/**
 * Takes the payment out of the address at once, before anything else runs, so that its secret neither stays in the
 * address bar nor in the history. A tab that does not know the purchase (another one began it) goes by the secret.
 */
export function takePaymentReturn(): void {
  const url = new URL(location.href);
  const secret = url.searchParams.get(secretName);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  if (!secret) return;
  returned = true;
  const { employees, phase } = readSale(readSubscriber() !== null);
  if (phase.name === 'open' || phase.name === 'recorded') {
    writeSale({ employees: null, phase: { name: 'checking', secret, task: 'due' } });
  } else if (phase.name === 'card') {
    writeSale({ employees, phase: { name: 'checking', secret: phase.secret, task: 'due' } });
  }
}

/** True on the page load that came back from the provider. */
export const hasReturnedFromPayment = () => returned;

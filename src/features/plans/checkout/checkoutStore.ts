/** What the tab remembers of a subscriber and their purchase: sessionStorage only, validated when read, never in an address. */
import { isRecord } from '#shared/api/tolerant.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { type Checkout, newCheckout, type Payment, type Phase } from './checkout.ts';

const accountKey = 'twinbridge.subscription.account';
const checkoutKey = 'twinbridge.subscription.sale';

/** A signed-in subscriber: the token for the payment calls, and the name to show. */
export type Subscriber = { key: string; username: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The remembered subscriber, or null. */
export function readSubscriber(): Subscriber | null {
  const stored = readStored('sessionStorage', accountKey);
  if (isRecord(stored) && isText(stored.key) && isText(stored.username)) {
    return { key: stored.key, username: stored.username };
  }
  removeStored('sessionStorage', accountKey);
  return null;
}

/** Remembers the subscriber; null forgets. */
export function writeSubscriber(subscriber: Subscriber | null): void {
  if (subscriber) writeStored('sessionStorage', accountKey, subscriber);
  else removeStored('sessionStorage', accountKey);
}

function readPayment(value: unknown): Payment | null {
  if (!isRecord(value)) return null;
  const { method, reference, paidAt } = value;
  const dated = isText(paidAt) && !Number.isNaN(Date.parse(paidAt));
  return isText(method) && isText(reference) && dated ? { method, reference, paidAt } : null;
}

/** Whatever ran when the page was left is to be done again, except a confirmation: its end has to be asked for. */
function readPhase(value: unknown): Phase | null {
  if (!isRecord(value)) return null;
  const { name, secret, busy } = value;
  const payment = readPayment(value.payment);
  if (name === 'open') return { name, task: 'due' };
  if (name === 'card' && isText(secret) && busy !== true) return { name, secret, busy: false };
  if ((name === 'card' || name === 'checking') && isText(secret)) {
    return { name: 'checking', secret, task: 'due' };
  }
  if (name === 'recording' && payment) return { name, payment, task: 'due' };
  if (name === 'recorded' && payment) return { name, payment };
  return null;
}

/** The remembered checkout, or a new one. */
export function readCheckout(signedIn: boolean): Checkout {
  const stored = readStored('sessionStorage', checkoutKey);
  const phase = isRecord(stored) ? readPhase(stored.phase) : null;
  if (!isRecord(stored) || !phase) {
    removeStored('sessionStorage', checkoutKey);
    return newCheckout(signedIn);
  }
  const { employees } = stored;
  const counted = Number.isSafeInteger(employees) && Number(employees) > 0;
  return { ...newCheckout(signedIn), employees: counted ? Number(employees) : null, phase };
}

/**
 * Remembers the checkout. The client secret stays only until the payment is confirmed: it is what makes a reload
 * continue with the same intent, which the provider charges once, instead of a new one.
 */
export function writeCheckout({ employees, phase }: Pick<Checkout, 'employees' | 'phase'>): void {
  writeStored('sessionStorage', checkoutKey, { employees, phase });
}

/**
 * Goes on with the checkout after the provider sent the visitor back. A tab that does not know the purchase (another one
 * began it) goes by the secret that came with them.
 */
export function resumeCheckout(secret: string): void {
  const { employees, phase } = readCheckout(readSubscriber() !== null);
  if (phase.name === 'open' || phase.name === 'recorded') {
    writeCheckout({ employees: null, phase: { name: 'checking', secret, task: 'due' } });
  } else if (phase.name === 'card') {
    writeCheckout({ employees, phase: { name: 'checking', secret: phase.secret, task: 'due' } });
  }
}

/** Session storage of subscriber and checkout, validated when read. */
import { isRecord } from '#shared/api/decode.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { type Checkout, newCheckout, type Payment, type Phase, referenceOf } from './checkout.ts';
import { checkoutKey } from './paymentReturn.ts';

const accountKey = 'twinbridge.subscription.account';

/** `key` is the auth token. */
export type Subscriber = { key: string; username: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readSubscriber(): Subscriber | null {
  const stored = readStored('sessionStorage', accountKey);
  if (isRecord(stored) && isText(stored.key) && isText(stored.username)) {
    return { key: stored.key, username: stored.username };
  }
  removeStored('sessionStorage', accountKey);
  return null;
}

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

/** Requests that ran when the page was left are due again. A confirmation is checked instead. */
function readPhase(value: unknown): Phase | null {
  if (!isRecord(value)) return null;
  const { name, secret, busy } = value;
  const payment = readPayment(value.payment);
  if (name === 'open') return { name, task: 'due' };
  if (name === 'card' && isText(secret) && busy !== true) return { name, secret, busy: false };
  if ((name === 'card' || name === 'checking') && isText(secret)) {
    return { name: 'checking', secret, task: 'due' };
  }
  if (name === 'returned' && isText(secret)) return { name, secret };
  if (name === 'recording' && payment) return { name, payment, task: 'due' };
  if (name === 'recorded' && payment) return { name, payment };
  return null;
}

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
 * Stores the checkout. It includes the client secret until the payment is confirmed, so that a reload continues with
 * the same intent and never charges twice.
 */
export function writeCheckout({ employees, phase }: Pick<Checkout, 'employees' | 'phase'>): void {
  writeStored('sessionStorage', checkoutKey, { employees, phase });
}

/**
 * Continues the checkout after a redirect from the provider. A payment that this tab did not start (another tab, or a
 * forged link) becomes a question. A payment of this tab that is not recorded yet goes first.
 */
export function resumeCheckout(secret: string): void {
  const { employees, phase } = readCheckout(readSubscriber() !== null);
  if (phase.name === 'checking' || phase.name === 'recording') return;
  if (phase.name === 'recorded' && phase.payment.reference === referenceOf(secret)) return;
  const isOwn = phase.name === 'card' && phase.secret === secret;
  if (isOwn) writeCheckout({ employees, phase: { name: 'checking', secret, task: 'due' } });
  else writeCheckout({ employees: null, phase: { name: 'returned', secret } });
}

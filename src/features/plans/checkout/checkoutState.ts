/** State of the checkout: in memory to render, in session storage for a reload. Storage is validated when read. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { isRecord } from '#shared/api/decode.ts';
import { createSession } from '#shared/api/session.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import {
  type Checkout,
  type CheckoutEvent,
  newCheckout,
  type Payment,
  type Phase,
  reduceCheckout,
  referenceOf,
} from './checkout.ts';
import { checkoutKey } from './paymentReturn.ts';

const accountKey = 'site.subscription.account';

/** `key` is the auth token. */
export type Subscriber = { key: string; username: string };

const store = getDefaultStore();

/** Requests of the subscriber's session. */
export const subscription = createSession('subscription');

const subscriberAtom = atom<Subscriber | null>(null);
/** The checkout of this tab; null until `restoreCheckout`. */
export const checkoutAtom = atom<Checkout | null>(null);
/** Whether a checkout is shown. Without one, a bar tells of a charge. */
export const checkoutShownAtom = atom(false);

/** Name of the signed-in subscriber, or null. */
export const useUsername = () => useAtomValue(subscriberAtom)?.username ?? null;

/** The subscriber's token; '' without one, which the backend refuses. */
export const readKey = () => store.get(subscriberAtom)?.key ?? '';

export const readCheckout = () => store.get(checkoutAtom);

/** Applies an event and stores the result. Returns true when it changed the state, which detects double submits. */
export function dispatch(event: CheckoutEvent): boolean {
  const before = readCheckout();
  if (!before) return false;
  const after = reduceCheckout(before, event);
  if (after === before) return false;
  store.set(checkoutAtom, after);
  writeCheckout(after);
  return true;
}

/** Signs the tab in. Whatever another account has under way ends. */
export function enter(subscriber: Subscriber): void {
  subscription.join();
  subscription.abort();
  writeStored('sessionStorage', accountKey, subscriber);
  store.set(subscriberAtom, subscriber);
  dispatch({ type: 'signedIn' });
}

/** Forgets the token, for example when it was refused. */
export function forgetToken(): void {
  subscription.join();
  subscription.abort();
  removeStored('sessionStorage', accountKey);
  store.set(subscriberAtom, null);
}

/** Leaves the account, in all tabs, unless a request runs: that is finished first. */
export function leaveAccount(): void {
  if (!dispatch({ type: 'signedOut' })) return;
  subscription.end();
  forgetToken();
}

/** Leaves the account that another tab has left. */
export function followAccount(): void {
  if (dispatch({ type: 'signedOut' })) forgetToken();
}

/** Restores subscriber and checkout from storage, once per page load. */
export function restoreCheckout(): void {
  if (readCheckout()) return;
  const remembered = readSubscriber();
  store.set(subscriberAtom, remembered);
  store.set(checkoutAtom, readStoredCheckout(remembered !== null));
}

/** Starts a new checkout if the last one is finished. */
export function beginCheckout(): void {
  restoreCheckout();
  dispatch({ type: 'restarted' });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readSubscriber(): Subscriber | null {
  const stored = readStored('sessionStorage', accountKey);
  if (isRecord(stored) && isText(stored.key) && isText(stored.username)) {
    return { key: stored.key, username: stored.username };
  }
  removeStored('sessionStorage', accountKey);
  return null;
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

/** The checkout that the last page of this tab has stored, or a new one. */
export function readStoredCheckout(signedIn: boolean): Checkout {
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
  const { employees, phase } = readStoredCheckout(false);
  if (phase.name === 'checking' || phase.name === 'recording') return;
  if (phase.name === 'recorded' && phase.payment.reference === referenceOf(secret)) return;
  const isOwn = phase.name === 'card' && phase.secret === secret;
  if (isOwn) writeCheckout({ employees, phase: { name: 'checking', secret, task: 'due' } });
  else writeCheckout({ employees: null, phase: { name: 'returned', secret } });
}

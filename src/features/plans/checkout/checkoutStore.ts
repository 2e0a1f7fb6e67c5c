/** State of the checkout: in memory to render, in session storage for a reload. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useHydrated } from '#hydration/useHydrated.ts';
import { createSession } from '#shared/api/session.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import {
  type Checkout,
  type CheckoutEvent,
  chargeOf,
  newCheckout,
  type Phase,
  reduceCheckout,
  type Subscriber,
} from './checkout.ts';
import { checkoutKey } from './paymentReturn.ts';

const accountKey = 'site.subscription.account';

const store = getDefaultStore();

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The session that all tabs share. */
export const browserSession = createSession('subscription');

const emptyCheckout = newCheckout(null);
const checkoutAtom = atom(loadCheckout());
/** True while the page shows the checkout. On other pages a bar reports an open charge, and toasts report failures. */
export const checkoutShownAtom = atom(false);

export const readCheckout = () => store.get(checkoutAtom);
export const isCheckoutShown = () => store.get(checkoutShownAtom);

/** The checkout of this tab; a hydrating component gets an empty one, as in prerendered HTML. */
export function useCheckout(): Checkout {
  const checkout = useAtomValue(checkoutAtom);
  return useHydrated() ? checkout : emptyCheckout;
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** While a charge is unrecorded, the browser asks before the visitor leaves any page. */
function watchLeaving(): void {
  const change =
    chargeOf(readCheckout()) === 'charged' ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[change]('beforeunload', askBeforeLeaving);
}
watchLeaving();

/**
 * Applies an event and stores the result: with the client secret until the payment is confirmed, so that a reload
 * continues with the same intent and never charges twice. Returns true when it changed the state, which detects double
 * submits.
 */
export function dispatch(event: CheckoutEvent): boolean {
  const before = readCheckout();
  const after = reduceCheckout(before, event);
  if (after === before) return false;
  store.set(checkoutAtom, after);
  watchLeaving();
  const { employees, changing, subscriber, phase, problem } = after;
  // The result of a confirmation is unknown after a reload.
  const kept = phase.name === 'card' && after.busy ? { ...phase, name: 'checking' } : phase;
  writeStored('sessionStorage', checkoutKey, { employees, changing, phase: kept, problem });
  if (subscriber !== before.subscriber) {
    browserSession.join();
    if (subscriber) writeStored('sessionStorage', accountKey, subscriber);
    else removeStored('sessionStorage', accountKey);
  }
  return true;
}

function decodeSubscriber(stored: unknown): Subscriber | null {
  const { key, username } = Object(stored);
  return isText(key) && isText(username) ? { key, username } : null;
}

function decodePhase(stored: unknown): Phase | null {
  const { name, secret, payment } = Object(stored);
  if (name === 'open') return { name };
  if (name === 'card' || name === 'checking' || name === 'returned') {
    return isText(secret) ? { name, secret } : null;
  }
  const { method, reference, paidAt } = Object(payment);
  const isPaid = [method, reference, paidAt].every(isText) && !Number.isNaN(Date.parse(paidAt));
  const isKnown = name === 'recording' || name === 'recorded';
  return isPaid && isKnown ? { name, payment: { method, reference, paidAt } } : null;
}

/** The checkout that the previous page of this tab stored, or a new one. Removes what is corrupt. */
export function loadCheckout(): Checkout {
  const subscriber = decodeSubscriber(readStored('sessionStorage', accountKey));
  if (!subscriber) removeStored('sessionStorage', accountKey);
  const stored = Object(readStored('sessionStorage', checkoutKey));
  const phase = decodePhase(stored.phase);
  if (!phase) removeStored('sessionStorage', checkoutKey);
  if (!phase) return newCheckout(subscriber);
  const isCount = Number.isSafeInteger(stored.employees) && stored.employees > 0;
  return {
    ...newCheckout(subscriber),
    employees: isCount ? stored.employees : null,
    changing: isCount && stored.changing === true,
    phase,
    problem: isText(stored.problem) ? stored.problem : '',
  };
}

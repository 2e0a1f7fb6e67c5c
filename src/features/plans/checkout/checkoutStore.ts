/** State of the checkout: in memory to render, in session storage for a reload. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useHydrated } from '#hydration/useHydrated.ts';
import { loadStored, writeStored } from '#shared/lib/storage.ts';
import {
  type Checkout,
  type CheckoutEvent,
  chargeOf,
  newCheckout,
  reduceCheckout,
} from './checkout.ts';
import { checkoutKey } from './paymentReturn.ts';
import { parseEmployees } from './price.ts';

const store = getDefaultStore();

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What each phase needs; the storage may be of another version of the site. */
function isPhase({ name, secret, payment }: Record<string, unknown>): boolean {
  if (name === 'open') return true;
  if (name === 'recording' || name === 'recorded') {
    const { method, reference, paidAt } = Object(payment);
    return isText(method) && isText(reference) && !Number.isNaN(Date.parse(paidAt));
  }
  return ['card', 'checking', 'returned'].includes(String(name)) && isText(secret);
}

/** The checkout that the previous page of this tab stored, or a new one. Leaves out what is unreadable. */
export function loadCheckout(): Checkout {
  const stored = Object(loadStored('sessionStorage', checkoutKey));
  const { key, username } = Object(stored.subscriber);
  const loaded = newCheckout(isText(key) && isText(username) ? { key, username } : null);
  if (!isPhase(Object(stored.phase))) return loaded;
  const problem = isText(stored.problem) ? stored.problem : '';
  const employees = parseEmployees(String(stored.employees));
  return { ...loaded, employees, phase: stored.phase, problem };
}

const emptyCheckout = newCheckout(null);
const checkoutAtom = atom(loadCheckout());
/** True while the page shows the checkout. On other pages a bar reports an open charge, and toasts report failures. */
export const checkoutShownAtom = atom(false);

export const getCheckout = () => store.get(checkoutAtom);
export const isCheckoutShown = () => store.get(checkoutShownAtom);

/** The checkout of this tab; a hydrating component gets an empty one, as in prerendered HTML. */
export function useCheckout(): Checkout {
  const checkout = useAtomValue(checkoutAtom);
  return useHydrated() ? checkout : emptyCheckout;
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** While a charge is pending or unrecorded, the browser asks before the visitor leaves any page. */
function watchLeaving(): void {
  const isOpen = /charged|pending/.test(String(chargeOf(getCheckout())));
  const change = isOpen ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[change]('beforeunload', askBeforeLeaving);
}
watchLeaving();

/**
 * Applies an event and stores the result: with the client secret until the payment is confirmed, so that a reload
 * continues with the same intent and never charges twice. Returns true when it changed the state, which detects double
 * submits.
 */
export function dispatch(event: CheckoutEvent): boolean {
  const before = getCheckout();
  const after = reduceCheckout(before, event);
  if (after === before) return false;
  store.set(checkoutAtom, after);
  watchLeaving();
  const { employees, subscriber, phase, problem } = after;
  // The result of a confirmation is unknown after a reload.
  const kept = phase.name === 'card' && after.busy ? { ...phase, name: 'checking' } : phase;
  writeStored('sessionStorage', checkoutKey, { employees, subscriber, phase: kept, problem });
  return true;
}

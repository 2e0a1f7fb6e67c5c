/** State of the checkout: in memory to render, in session storage for a reload. Storage is validated when read. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
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

/** The session that all tabs share, and the requests of this tab that belong to it. */
export const browserSession = createSession('subscription');

/** The checkout of this tab; null until `restoreCheckout`. */
const checkoutAtom = atom<Checkout | null>(null);
/** True while the page shows the checkout. On other pages a bar reports an open charge. */
export const checkoutShownAtom = atom(false);

export const readCheckout = () => store.get(checkoutAtom);

const emptyCheckout = newCheckout(null);

/**
 * The checkout of this tab; null until it is `restored` from storage. A hydrating component gets an empty checkout, to
 * match prerendered HTML.
 */
export function useCheckout(): { checkout: Checkout | null; restored: boolean } {
  const hydrated = useHydrated();
  const current = useAtomValue(checkoutAtom);
  const [hydrating] = useState(!hydrated);
  useEffect(() => {
    restoreCheckout();
    return browserSession.onEnded(signTabOut);
  }, []);
  // Another component may restore the checkout before this one is hydrated.
  const restored = hydrated && current !== null;
  return { checkout: restored ? current : hydrating ? emptyCheckout : null, restored };
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** Sets the checkout. While a charge is unrecorded, the browser asks before the visitor leaves any page. */
function setCheckout(checkout: Checkout): void {
  store.set(checkoutAtom, checkout);
  if (chargeOf(checkout) === 'charged') window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/**
 * Applies an event and stores the result: with the client secret until the payment is confirmed, so that a reload
 * continues with the same intent and never charges twice. Returns true when it changed the state, which detects double
 * submits.
 */
export function dispatch(event: CheckoutEvent): boolean {
  const before = readCheckout();
  const after = before && reduceCheckout(before, event);
  if (!after || after === before) return false;
  setCheckout(after);
  const { employees, phase } = after;
  writeStored('sessionStorage', checkoutKey, { employees, phase });
  return true;
}

/** Applies an event that changes the account, stores the account and aborts the requests of the previous one. */
function changeAccount(event: CheckoutEvent): boolean {
  if (!dispatch(event)) return false;
  const { subscriber } = { ...readCheckout() };
  browserSession.join();
  if (subscriber) writeStored('sessionStorage', accountKey, subscriber);
  else removeStored('sessionStorage', accountKey);
  return true;
}

/** Signs the tab in. */
export const signTabIn = (subscriber: Subscriber) =>
  changeAccount({ type: 'signedIn', subscriber });

/** Discards a token that the backend has refused. */
export const refuseToken = (error: string) => changeAccount({ type: 'tokenRefused', error });

/** Signs this tab out, unless a request runs, which finishes first. Returns whether it did. */
export const signTabOut = () => changeAccount({ type: 'signedOut' });

/** Signs all tabs out, unless a request of this tab runs. */
export function leaveAccount(): void {
  if (signTabOut()) browserSession.end();
}

/** Restores subscriber and checkout from storage, once per page load. */
export function restoreCheckout(): void {
  if (readCheckout()) return;
  setCheckout(readStoredCheckout());
  window.addEventListener('pageshow', ({ persisted }) => {
    // A confirmation that left for the bank's page never ends in a page that the back/forward cache restores.
    if (persisted && chargeOf(readCheckout() ?? emptyCheckout) === 'unknown') {
      dispatch({ type: 'confirmationUnclear' });
    }
  });
}

/** Starts a new checkout if the last one is finished. */
export function beginCheckout(): void {
  restoreCheckout();
  dispatch({ type: 'restarted' });
}

/** Continues after a redirect from the card provider, with the payment's client secret. */
export function resumeCheckout(secret: string): void {
  restoreCheckout();
  dispatch({ type: 'returned', secret });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readSubscriber(): Subscriber | null {
  const { key, username } = Object(readStored('sessionStorage', accountKey));
  if (isText(key) && isText(username)) return { key, username };
  removeStored('sessionStorage', accountKey);
  return null;
}

/**
 * Reads a stored phase: requests that were running are due again, and a running confirmation is checked. Null if
 * invalid.
 */
function readPhase(value: unknown): Phase | null {
  const { name, secret, busy, payment } = Object(value);
  if (name === 'open') return { name, task: 'due' };
  if (isText(secret)) {
    if (name === 'card' && busy !== true) return { name, secret, busy: false };
    if (name === 'card' || name === 'checking') return { name: 'checking', secret, task: 'due' };
    if (name === 'returned') return { name, secret };
  }
  const { method, reference, paidAt } = Object(payment);
  const isPaid = [method, reference, paidAt].every(isText) && !Number.isNaN(Date.parse(paidAt));
  if (!isPaid) return null;
  if (name === 'recording') return { name, payment: { method, reference, paidAt }, task: 'due' };
  return name === 'recorded' ? { name, payment: { method, reference, paidAt } } : null;
}

/** The checkout that the previous page of this tab stored, or a new one. */
export function readStoredCheckout(): Checkout {
  const stored = Object(readStored('sessionStorage', checkoutKey));
  const phase = readPhase(stored.phase);
  const checkout = newCheckout(readSubscriber());
  if (!phase) {
    removeStored('sessionStorage', checkoutKey);
    return checkout;
  }
  const isCount = Number.isSafeInteger(stored.employees) && stored.employees > 0;
  return { ...checkout, employees: isCount ? stored.employees : null, phase };
}

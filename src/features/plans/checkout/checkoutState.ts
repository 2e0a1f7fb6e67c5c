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

/** The session that all tabs share, and its requests. */
export const browserSession = createSession('subscription');

/** The checkout of this tab; null until `restoreCheckout`. */
const checkoutAtom = atom<Checkout | null>(null);
/** Whether a checkout is shown. Without one, a bar tells of a charge. */
export const checkoutShownAtom = atom(false);

export const readCheckout = () => store.get(checkoutAtom);

const newVisit = newCheckout(null);

/**
 * The checkout of this tab; null until it is `restored` from storage, but a new one during hydration, to match
 * prerendered HTML.
 */
export function useCheckout(): { checkout: Checkout | null; restored: boolean } {
  const hydrated = useHydrated();
  const known = useAtomValue(checkoutAtom);
  const [hydrating] = useState(!hydrated);
  useEffect(() => {
    restoreCheckout();
    return browserSession.onEnded(followAccount);
  }, []);
  // Another part of the page may have restored it before this one is hydrated.
  const restored = hydrated && known !== null;
  return { checkout: restored ? known : hydrating ? newVisit : null, restored };
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** Sets the checkout. The browser asks before a tab with a charge that is not recorded is left, whatever the page shows. */
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

/** Applies an event that changes the account, and stores it. What the account before has under way ends. */
function changeAccount(event: CheckoutEvent): boolean {
  if (!dispatch(event)) return false;
  const { subscriber } = { ...readCheckout() };
  browserSession.join();
  browserSession.abort();
  if (subscriber) writeStored('sessionStorage', accountKey, subscriber);
  else removeStored('sessionStorage', accountKey);
  return true;
}

/** Signs the tab in. */
export const signTabIn = (subscriber: Subscriber) =>
  changeAccount({ type: 'signedIn', subscriber });

/** Forgets a token that was refused. */
export const refuseToken = (error: string) => changeAccount({ type: 'tokenRefused', error });

/** Leaves the account that another tab has left, unless a request runs: that is finished first. */
export const followAccount = () => changeAccount({ type: 'signedOut' });

/** Leaves the account, in all tabs, unless a request runs. */
export function leaveAccount(): void {
  if (followAccount()) browserSession.end();
}

/** Restores subscriber and checkout from storage, once per page load. */
export function restoreCheckout(): void {
  if (!readCheckout()) setCheckout(readStoredCheckout());
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

/** Requests that ran when the page was left are due again. A confirmation is checked instead. */
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

/** The checkout that the last page of this tab has stored, or a new one. */
export function readStoredCheckout(): Checkout {
  const stored = Object(readStored('sessionStorage', checkoutKey));
  const phase = readPhase(stored.phase);
  const checkout = newCheckout(readSubscriber());
  if (!phase) {
    removeStored('sessionStorage', checkoutKey);
    return checkout;
  }
  const counted = Number.isSafeInteger(stored.employees) && stored.employees > 0;
  return { ...checkout, employees: counted ? stored.employees : null, phase };
}

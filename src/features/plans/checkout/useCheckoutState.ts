import { atom } from 'jotai';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { type Checkout, type CheckoutEvent, reduceCheckout, stepOf } from './checkout.ts';
import {
  readCheckout,
  readSubscriber,
  type Subscriber,
  writeCheckout,
  writeSubscriber,
} from './checkoutStore.ts';
import {
  createPaymentIntent,
  logInSubscriber,
  recordSubscription,
  signUpSubscriber,
} from './hrms.ts';

const subscriber = atom<Subscriber | null>(null);
const checkout = atom<Checkout | null>(null);

/** Name of the signed-in subscriber, or null. The token is not exported. */
export const usernameAtom = atom((get) => get(subscriber)?.username ?? null);

export const checkoutAtom = atom((get) => get(checkout));

/** Whether a checkout is shown. Without one, a bar tells of a charge. */
export const checkoutShownAtom = atom(false);

/** Restores subscriber and checkout from storage, once per page load. */
export const restoreCheckoutAtom = atom(null, (get, set) => {
  if (get(checkout)) return;
  const remembered = readSubscriber();
  set(subscriber, remembered);
  set(checkout, readCheckout(remembered !== null));
});

/** Dispatches an event and stores the result. Returns true when it changed the state, which detects double submits. */
export const dispatchCheckoutAtom = atom(null, (get, set, event: CheckoutEvent) => {
  const before = get(checkout);
  if (!before) return false;
  const after = reduceCheckout(before, event);
  if (after === before) return false;
  set(checkout, after);
  writeCheckout(after);
  return true;
});

/** Starts a new checkout when the last one is finished. */
export const beginCheckoutAtom = atom(null, (_get, set) => {
  set(restoreCheckoutAtom);
  set(dispatchCheckoutAtom, { type: 'restarted' });
});

const enterAtom = atom(null, (_get, set, entering: Subscriber) => {
  writeSubscriber(entering);
  set(subscriber, entering);
  set(dispatchCheckoutAtom, { type: 'signedIn' });
});

const forgetTokenAtom = atom(null, (_get, set) => {
  writeSubscriber(null);
  set(subscriber, null);
});

export const leaveAccountAtom = atom(null, (_get, set) => {
  if (set(dispatchCheckoutAtom, { type: 'signedOut' })) set(forgetTokenAtom);
});

/** A sign-up when `confirmation` is not null. */
export type SubscriberRequest = {
  username: string;
  email: string;
  password: string;
  confirmation: string | null;
};

/**
 * Signs up or logs in. Returns false when a sign-up returned no token, so that a login must follow. Throws `ApiError`.
 */
export const authenticateSubscriberAtom = atom(
  null,
  async (_get, set, request: SubscriberRequest): Promise<boolean> => {
    const { username, email, password, confirmation } = request;
    const key = await (confirmation === null
      ? logInSubscriber({ username, email, password })
      : signUpSubscriber({ username, email, password1: password, password2: confirmation }));
    if (key) set(enterAtom, { key, username });
    return key !== null;
  },
);

/** Marks the request of a step as running. Returns false when it is not due. */
export const startStepAtom = atom(null, (get, set, step: 'intent' | 'recording') => {
  const current = get(checkout);
  if (!current || stepOf(current, 'account-first') !== step) return false;
  return set(dispatchCheckoutAtom, { type: 'started' });
});

/** Creates the payment intent; returns its client secret. Throws `ApiError`. */
export const requestIntentAtom = atom(null, (get) =>
  createPaymentIntent(get(subscriber)?.key ?? '', get(checkout)?.employees ?? 0),
);

/** Records the paid subscription; can be repeated without charging. Throws `ApiError`. */
export const recordPaymentAtom = atom(null, async (get) => {
  const current = get(checkout);
  if (current?.phase.name !== 'recording') return;
  const { method } = current.phase.payment;
  await recordSubscription(get(subscriber)?.key ?? '', method, current.employees ?? 0);
});

/** Dispatches a failed request. A rejected token is removed. */
export const failCheckoutAtom = atom(null, (_get, set, cause: unknown, error: string) => {
  const refused = isSignedOut(cause);
  if (refused) set(forgetTokenAtom);
  set(dispatchCheckoutAtom, { type: refused ? 'tokenRefused' : 'failed', error });
});

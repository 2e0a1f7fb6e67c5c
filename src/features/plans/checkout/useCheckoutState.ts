/** The subscriber and the subscription checkout of this tab (section 4, "Payment flow"): atoms over the state machine. */
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

/** Name of the signed-in subscriber, or null. The token itself never leaves this file but for its calls. */
export const usernameAtom = atom((get) => get(subscriber)?.username ?? null);

/** The checkout, or null until it was restored. */
export const checkoutAtom = atom((get) => get(checkout));

/** Takes over what the tab remembers, once a page load. */
export const restoreCheckoutAtom = atom(null, (get, set) => {
  if (get(checkout)) return;
  const remembered = readSubscriber();
  set(subscriber, remembered);
  set(checkout, readCheckout(remembered !== null));
});

/** Tells the checkout what happened. Gives true when that changed it: two submits in a row are told apart by this. */
export const dispatchCheckoutAtom = atom(null, (get, set, event: CheckoutEvent) => {
  const before = get(checkout);
  if (!before) return false;
  const after = reduceCheckout(before, event);
  if (after === before) return false;
  set(checkout, after);
  writeCheckout(after);
  return true;
});

/** Begins a checkout where the last one is finished; one that is under way goes on. */
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

/** Forgets the token, so that somebody else can sign in. */
export const leaveAccountAtom = atom(null, (_get, set) => {
  if (set(dispatchCheckoutAtom, { type: 'signedOut' })) set(forgetTokenAtom);
});

/** What `authenticateSubscriberAtom` takes: a confirmation makes it a sign-up. */
export type SubscriberRequest = {
  username: string;
  email: string;
  password: string;
  confirmation: string | null;
};

/** Signs up or logs in. Gives false when a sign-up gave no token, so that a login has to follow. Throws `ApiError`. */
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

/** Starts the call of a step. Gives false when the checkout is not at that step, or its call runs or has failed. */
export const startStepAtom = atom(null, (get, set, step: 'intent' | 'recording') => {
  const current = get(checkout);
  if (!current || stepOf(current, 'account-first') !== step) return false;
  return set(dispatchCheckoutAtom, { type: 'started' });
});

/** Asks for the intent of the checkout and gives its secret. Throws `ApiError`. */
export const requestIntentAtom = atom(null, (get) =>
  createPaymentIntent(get(subscriber)?.key ?? '', get(checkout)?.employees ?? 0),
);

/** Records the paid subscription; a repetition never charges, because the payment is behind it. Throws `ApiError`. */
export const recordPaymentAtom = atom(null, async (get) => {
  const current = get(checkout);
  if (current?.phase.name !== 'recording') return;
  const { method } = current.phase.payment;
  await recordSubscription(get(subscriber)?.key ?? '', method, current.employees ?? 0);
});

/** Tells the checkout that a call failed. A refused token is forgotten. */
export const failCheckoutAtom = atom(null, (_get, set, cause: unknown, error: string) => {
  const refused = isSignedOut(cause);
  if (refused) set(forgetTokenAtom);
  set(dispatchCheckoutAtom, { type: refused ? 'tokenRefused' : 'failed', error });
});

/** The subscriber and the subscription sale of this tab (section 4, "Payment flow"): atoms over the state machine. */
import { atom } from 'jotai';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { reduceSale, type Sale, type SaleEvent, stepOf } from './checkout.ts';
import {
  readSale,
  readSubscriber,
  type Subscriber,
  writeSale,
  writeSubscriber,
} from './checkoutStore.ts';
import {
  createPaymentIntent,
  logInSubscriber,
  recordSubscription,
  signUpSubscriber,
} from './hrms.ts';

const subscriber = atom<Subscriber | null>(null);
const sale = atom<Sale | null>(null);

/** Name of the signed-in subscriber, or null. The token itself never leaves this file but for its calls. */
export const usernameAtom = atom((get) => get(subscriber)?.username ?? null);

/** The sale, or null until it was restored. */
export const saleAtom = atom((get) => get(sale));

/** Whether a screen of the sale is shown. What happens to a payment elsewhere is told by a toast. */
export const saleShownAtom = atom(false);

/** Takes over what the tab remembers, once a page load. */
export const restoreSaleAtom = atom(null, (get, set) => {
  if (get(sale)) return;
  const remembered = readSubscriber();
  set(subscriber, remembered);
  set(sale, readSale(remembered !== null));
});

/** Tells the sale what happened. Gives true when that changed it: two submits in a row are told apart by this. */
export const dispatchSaleAtom = atom(null, (get, set, event: SaleEvent) => {
  const before = get(sale);
  if (!before) return false;
  const after = reduceSale(before, event);
  if (after === before) return false;
  set(sale, after);
  writeSale(after);
  return true;
});

/** Begins a sale where the last one is finished; one that is under way goes on. */
export const beginSaleAtom = atom(null, (_get, set) => {
  set(restoreSaleAtom);
  set(dispatchSaleAtom, { type: 'restarted' });
});

const enterAtom = atom(null, (_get, set, entering: Subscriber) => {
  writeSubscriber(entering);
  set(subscriber, entering);
  set(dispatchSaleAtom, { type: 'signedIn' });
});

const forgetTokenAtom = atom(null, (_get, set) => {
  writeSubscriber(null);
  set(subscriber, null);
});

/** Forgets the token, so that somebody else can sign in. */
export const leaveAccountAtom = atom(null, (_get, set) => {
  if (set(dispatchSaleAtom, { type: 'signedOut' })) set(forgetTokenAtom);
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

/** Starts the call of a step. Gives false when the sale is not at that step, or its call runs or has failed. */
export const startStepAtom = atom(null, (get, set, step: 'intent' | 'recording') => {
  const current = get(sale);
  if (!current || stepOf(current, 'account-first') !== step) return false;
  return set(dispatchSaleAtom, { type: 'started' });
});

/** Asks for the intent of the sale and gives its secret. Throws `ApiError`. */
export const requestIntentAtom = atom(null, (get) =>
  createPaymentIntent(get(subscriber)?.key ?? '', get(sale)?.employees ?? 0),
);

/** Records the paid subscription; a repetition never charges, because the payment is behind it. Throws `ApiError`. */
export const recordSaleAtom = atom(null, async (get) => {
  const current = get(sale);
  if (current?.phase.name !== 'recording') return;
  const { method } = current.phase.payment;
  await recordSubscription(get(subscriber)?.key ?? '', method, current.employees ?? 0);
});

/** Tells the sale that a call failed. A refused token is forgotten. */
export const failSaleAtom = atom(null, (_get, set, error: unknown, problem: string) => {
  const refused = isSignedOut(error);
  if (refused) set(forgetTokenAtom);
  set(dispatchSaleAtom, { type: refused ? 'tokenRefused' : 'failed', problem });
});

/** The subscriber and the subscription sale of this tab (section 4, "Payment flow"): atoms over the state machine. */
import { atom } from 'jotai';
import {
  createPaymentIntent,
  logInSubscriber,
  recordSubscription,
  signUpSubscriber,
} from '#api/resources/subscription.ts';
import { textOf } from '#errors/catalogue.ts';
import { reduceSale, type Sale, type SaleEvent, stepOf } from './subscriptionSale.ts';
import {
  readSale,
  readSubscriber,
  type Subscriber,
  writeSale,
  writeSubscriber,
} from './subscriptionStore.ts';

const subscriber = atom<Subscriber | null>(null);
const sale = atom<Sale | null>(null);

/** Name of the signed-in subscriber, or null. The token itself never leaves this file but for its calls. */
export const usernameAtom = atom((get) => get(subscriber)?.username ?? null);

/** The sale, or null until it was restored. */
export const saleAtom = atom((get) => get(sale));

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

/** Signs up or logs in. `entered` is false when a sign-up gave no token, so that a login has to follow. */
export const authenticateSubscriberAtom = atom(
  null,
  async (
    _get,
    set,
    request: SubscriberRequest,
  ): Promise<{ entered: boolean } | { problem: string }> => {
    const { username, email, password, confirmation } = request;
    const outcome = await (confirmation === null
      ? logInSubscriber({ username, email, password })
      : signUpSubscriber({ username, email, password1: password, password2: confirmation }));
    if (!outcome.ok) return { problem: outcome.text || textOf('subscriberFailed') };
    if (outcome.key) set(enterAtom, { key: outcome.key, username });
    return { entered: outcome.key !== null };
  },
);

/** Creates the intent once employees and token are there. Does nothing while one is being created. */
export const requestIntentAtom = atom(null, async (get, set) => {
  const [account, current] = [get(subscriber), get(sale)];
  if (!account || !current || current.employees === null) return;
  if (current.phase.name !== 'open' || !set(dispatchSaleAtom, { type: 'started' })) return;
  const outcome = await createPaymentIntent(account.key, current.employees);
  if (outcome.ok) {
    set(dispatchSaleAtom, { type: 'intentCreated', secret: outcome.value });
    return;
  }
  const problem = outcome.text || textOf('intentFailed');
  if (outcome.refused) set(forgetTokenAtom);
  set(dispatchSaleAtom, { type: outcome.refused ? 'tokenRefused' : 'failed', problem });
});

/** Records the paid subscription; a repetition never charges, because the payment is behind it. Gives true on success. */
export const recordSaleAtom = atom(null, async (get, set): Promise<boolean> => {
  const [account, current] = [get(subscriber), get(sale)];
  if (!account || !current || stepOf(current, 'account-first') !== 'recording') return false;
  const { employees, phase } = current;
  if (phase.name !== 'recording' || employees === null) return false;
  if (!set(dispatchSaleAtom, { type: 'started' })) return false;
  const outcome = await recordSubscription(account.key, phase.payment.method, employees);
  if (outcome.ok) return set(dispatchSaleAtom, { type: 'recorded' });
  const problem = outcome.text || textOf('subscriptionFailed');
  if (outcome.refused) set(forgetTokenAtom);
  set(dispatchSaleAtom, { type: outcome.refused ? 'tokenRefused' : 'failed', problem });
  return false;
});

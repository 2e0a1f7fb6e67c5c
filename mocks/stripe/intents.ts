/** Payment intents as the stand-in of the card provider keeps them: among the mock's records, so that they outlive a redirect. */
import { createKey } from '../db/createKey.ts';
import type { CardPayment } from '../db/records.ts';
import { changeRecords, readRecords } from '../db/store.ts';

const unpaid: CardPayment = {
  status: 'requires_payment_method',
  payment_method: null,
  problem: null,
  confirmations: 0,
};

/** An intent in the provider's words; amounts are in cents. */
export function describeIntent(secret: string) {
  const intent = readRecords().intents.find((each) => each.client_secret === secret);
  const { status, payment_method, problem } = intent?.payment ?? unpaid;
  return {
    id: secret.split('_secret_', 1)[0] ?? secret,
    object: 'payment_intent',
    client_secret: secret,
    amount: (intent?.amount ?? 0) * 100,
    currency: 'usd',
    status,
    payment_method,
    last_payment_error: problem === null ? null : { type: 'card_error', message: problem },
  };
}

/** Confirms an intent with the outcome of its card. One that is paid already is not charged again. */
export function confirmIntent(secret: string, problem: string | null): void {
  changeRecords(({ intents }) => {
    let intent = intents.find((each) => each.client_secret === secret);
    if (!intent) {
      // An intent that only the contract's example names.
      intent = { client_secret: secret, amount: 0, max_employees: 0, owner: '' };
      intents.push(intent);
    }
    const { status, payment_method, confirmations } = intent.payment ?? unpaid;
    const paid = status === 'succeeded';
    intent.payment = {
      status: paid || problem === null ? 'succeeded' : 'requires_payment_method',
      payment_method: paid ? payment_method : problem === null ? `pm_mock_${createKey()}` : null,
      problem: paid ? null : problem,
      confirmations: confirmations + 1,
    };
  });
}

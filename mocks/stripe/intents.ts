/** Payment intents of the card provider's mock, stored in the records so that they survive a redirect. */
import type { CardPayment, PaymentIntent } from '../db/records.ts';
import { changeRecords, readRecords } from '../db/store.ts';

const unpaid: CardPayment = {
  status: 'requires_payment_method',
  payment_method: null,
  problem: null,
  confirmations: 0,
};

/** An intent in the provider's format; amounts in cents. */
export function describeIntent(secret: string) {
  const intent = readRecords().intents.find(({ client_secret }) => client_secret === secret);
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

/** Confirms an intent with a card's result. A paid one is not charged again. */
export function confirmIntent(secret: string, problem: string | null): void {
  changeRecords(({ intents }) => {
    // An intent from the contract's example is not in the records.
    const unknown: PaymentIntent = {
      client_secret: secret,
      amount: 0,
      max_employees: 0,
      owner: '',
    };
    const intent = intents.find((each) => each.client_secret === secret) ?? unknown;
    if (intent === unknown) intents.push(unknown);
    const before = intent.payment ?? unpaid;
    const result =
      problem === null
        ? ({ status: 'succeeded', payment_method: `pm_mock_${crypto.randomUUID()}` } as const)
        : {};
    intent.payment = {
      ...(before.status === 'succeeded' ? before : { ...unpaid, problem, ...result }),
      confirmations: before.confirmations + 1,
    };
  });
}

/** Payment intents of the card provider's mock, stored in the records so that they survive a redirect. */
import type { CardPayment, PaymentIntent } from '../db/records.ts';
import { changeRecords, createCollection, ready } from '../db/store.ts';

export const intents = createCollection('intents');

const unpaid: CardPayment = {
  status: 'requires_payment_method',
  payment_method: null,
  problem: null,
  confirmations: 0,
};

/** An intent in the provider's format; amounts in cents. */
export async function describeIntent(secret: string) {
  await ready();
  const intent = intents.findFirst((q) => q.where({ client_secret: secret }));
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
export async function confirmIntent(secret: string, problem: string | null): Promise<void> {
  const confirm = ({ payment }: PaymentIntent): CardPayment => {
    const { status, payment_method, confirmations } = payment ?? unpaid;
    const paid = status === 'succeeded';
    return {
      status: paid || problem === null ? 'succeeded' : 'requires_payment_method',
      payment_method: paid
        ? payment_method
        : problem === null
          ? `pm_mock_${crypto.randomUUID()}`
          : null,
      problem: paid ? null : problem,
      confirmations: confirmations + 1,
    };
  };
  await changeRecords(async () => {
    const found = intents.findFirst((q) => q.where({ client_secret: secret }));
    // An intent from the contract's example is not in the records.
    const unknown = { client_secret: secret, amount: 0, max_employees: 0, owner: '' };
    await intents.update(found ?? (await intents.create(unknown)), {
      data(intent) {
        intent.payment = confirm(intent);
      },
    });
  });
}

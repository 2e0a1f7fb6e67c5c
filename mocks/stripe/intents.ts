/** Payment intents of the card provider's mock, stored in the records so that they survive a redirect. */
import type { IntentPayment } from '../db/records.ts';
import { changeRecords, ready, records } from '../db/store.ts';

const unpaid: IntentPayment = {
  status: 'requires_payment_method',
  payment_method: null,
  problem: null,
  confirmations: 0,
};

/** An intent in the provider's format; amounts in cents. */
export async function intentJson(secret: string) {
  await ready();
  const intent = records.intents.findFirst((q) => q.where({ client_secret: secret }));
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
  await changeRecords(async () => {
    const { intents } = records;
    // An intent from the contract's example is not in the records.
    const unknown = { client_secret: secret, amount: 0, max_employees: 0, owner: '' };
    const known = intents.findFirst((q) => q.where({ client_secret: secret }));
    const before = known?.payment ?? unpaid;
    const result: Partial<IntentPayment> =
      problem === null
        ? { status: 'succeeded', payment_method: `pm_mock_${crypto.randomUUID()}` }
        : {};
    const payment: IntentPayment = {
      ...(before.status === 'succeeded' ? before : { ...unpaid, problem, ...result }),
      confirmations: before.confirmations + 1,
    };
    await intents.update(known ?? (await intents.create(unknown)), {
      data: (intent) => void Object.assign(intent, { payment }),
    });
  });
}

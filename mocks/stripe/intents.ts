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

/** True for a payment that ends without another step of the payer. */
export const isPending = (status: IntentPayment['status']) =>
  status === 'processing' || status === 'requires_capture';

/** Gives an intent a status, by a confirmation or later. One that is past a confirmation is not charged again. */
export async function changeIntent(
  secret: string,
  status: IntentPayment['status'],
  { problem = null, confirmations = 0 }: Partial<IntentPayment> = {},
): Promise<void> {
  await changeRecords(async () => {
    const { intents } = records;
    // An intent from the contract's example is not in the records.
    const unknown = { client_secret: secret, amount: 0, max_employees: 0, owner: '' };
    const known = intents.findFirst((q) => q.where({ client_secret: secret }));
    const before = known?.payment ?? unpaid;
    const isFinal = before.status === 'succeeded' || before.status === 'canceled';
    const isKept = isFinal || (confirmations > 0 && isPending(before.status));
    const used = before.payment_method ?? `pm_mock_${crypto.randomUUID()}`;
    const payment: IntentPayment = {
      ...(isKept ? before : { status, problem, payment_method: problem === null ? used : null }),
      confirmations: before.confirmations + confirmations,
    };
    await intents.update(known ?? (await intents.create(unknown)), {
      data: (intent) => void Object.assign(intent, { payment }),
    });
  });
}

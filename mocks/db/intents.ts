import { Collection } from '@msw/data';
import { anyRecord } from './anyRecord.ts';
import type { PaymentIntent } from './records.ts';
import { persist, unique } from './store.ts';

/** Payment intents. In their own file because the card provider's mock loads no contract schemas. */
export const intents = new Collection({
  schema: anyRecord<PaymentIntent>(),
  extensions: [unique('client_secret'), persist([], 'intents')],
});

import { Collection } from '@msw/data';
import { anyRecord } from './anyRecord.ts';
import type { PaymentIntent } from './records.ts';
import { persist } from './store.ts';
import { unique } from './unique.ts';

/** Payment intents. They stand alone: the stand-in of the card provider runs where no schema can be compiled. */
export const intents = new Collection({
  schema: anyRecord<PaymentIntent>(),
  extensions: [unique('client_secret'), persist([], 'intents')],
});

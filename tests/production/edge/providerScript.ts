/** Entry of the mock card provider's script, which replaces the real one at its URL, without a worker. */
import { openRecords } from '../../../mocks/db/store.ts';
import { createProvider } from '../../../mocks/stripe/provider.ts';

void openRecords(localStorage);
Object.assign(window, { Stripe: createProvider(() => false) });

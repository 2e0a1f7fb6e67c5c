/** Entry of the script that stands in for the card provider's at its own address: the mock's stand-in, without a worker. */
import { openRecords } from '../../../mocks/db/store.ts';
import { createProvider } from '../../../mocks/stripe/provider.ts';

void openRecords(localStorage);
Object.assign(window, { Stripe: createProvider(() => false) });

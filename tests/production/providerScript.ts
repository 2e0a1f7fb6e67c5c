/** Entry of the mock card provider's script, which tests serve at the real script's URL, without a worker. */
import { openRecords } from '../../mocks/db/store.ts';
import { createProvider } from '../../mocks/stripe/provider.ts';

try {
  void openRecords(localStorage);
} catch {
  // Some tests block the storage.
}
Object.assign(window, { Stripe: createProvider(() => undefined) });

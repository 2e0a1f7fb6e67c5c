/** Entry of the script that stands in for the card provider's. It remembers nothing, so it needs no storage. */
import { createProvider } from '../../mocks/stripe/provider.ts';

Object.assign(window, { Stripe: createProvider(() => false) });

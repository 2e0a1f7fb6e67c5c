/** Entry of the card provider's mock script, without storage. */
import { createProvider } from '../../../mocks/stripe/provider.ts';

Object.assign(window, { Stripe: createProvider(() => false) });

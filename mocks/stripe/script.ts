/** Answers for the card provider's script address, so that the website's own way of loading it runs (design, section 4). */
import { HttpResponse, http } from 'msw';
import { createProvider, releaseTrain, type TakeFault } from './provider.ts';

const address = `https://js.stripe.com/${releaseTrain}/stripe.js`;

/** The script only asks the page for the stand-in, which is part of the mock's own code. */
const eventName = 'twinbridge.mock.stripe';

/** Handler for the worker. */
export function createStripeHandlers(takeFault: TakeFault) {
  addEventListener(eventName, () => {
    Object.assign(window, { Stripe: createProvider(takeFault) });
  });
  return [
    http.get(address, () =>
      takeFault('notLoaded')
        ? HttpResponse.error()
        : new HttpResponse(`dispatchEvent(new Event(${JSON.stringify(eventName)}))`, {
            headers: { 'content-type': 'text/javascript' },
          }),
    ),
  ];
}

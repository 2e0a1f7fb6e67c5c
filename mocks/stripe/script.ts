/** Serves the card provider's script at its URL, so that the website's own loader runs. */
import { HttpResponse, http } from 'msw';
import { createProvider, scriptUrl, type TakeFault } from './provider.ts';

/** The script dispatches this event; then the page installs the mock, which is part of its own code. */
const eventName = 'mock.stripe';

export function createStripeHandlers(takeFault: TakeFault) {
  addEventListener(eventName, () => {
    Object.assign(window, { Stripe: createProvider(takeFault) });
  });
  return [
    http.get(scriptUrl, () =>
      takeFault('notLoaded')
        ? HttpResponse.error()
        : new HttpResponse(`dispatchEvent(new Event(${JSON.stringify(eventName)}))`, {
            headers: { 'content-type': 'text/javascript' },
          }),
    ),
  ];
}

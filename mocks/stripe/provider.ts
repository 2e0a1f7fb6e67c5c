/** Mock of the card provider's script: the part that the website uses, with test cards and no network. */
import { type CardForm, mountCardForm } from './cardForm.ts';
import type { StripeFault } from './faults.ts';
import { confirmIntent, describeIntent } from './intents.ts';
import { checkCard, outcomeOf } from './testCards.ts';

/** True when the fault is active; counts it. */
export type TakeFault = (fault: StripeFault) => boolean;

/** Release train that `@stripe/stripe-js` expects; part of the script's URL. */
export const releaseTrain = 'endive';

/** Long enough to show a pending state. */
const confirmationMs = 300;

type Listener = (event: object) => void;

function createElement(onDestroy: () => void) {
  const listeners = new Map<string, Set<Listener>>();
  let form: CardForm | undefined;
  const unmount = () => {
    form?.remove();
    form = undefined;
  };
  return {
    read: () => form?.read(),
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    update: () => {},
    mount(container: HTMLElement) {
      form = mountCardForm(container);
      queueMicrotask(() => {
        for (const listener of listeners.get('ready') ?? []) listener({ elementType: 'payment' });
      });
    },
    unmount,
    destroy() {
      unmount();
      onDestroy();
    },
  };
}

function createElements(clientSecret: string, takeFault: TakeFault) {
  const missing = takeFault('elementMissing');
  let element: ReturnType<typeof createElement> | null = null;
  const create = () => {
    const created = createElement(() => {
      if (element === created) element = null;
    });
    if (missing) return { ...created, mount: () => {} };
    element = created;
    return created;
  };
  return { clientSecret, create, getElement: () => element, update: () => {} };
}

type Elements = ReturnType<typeof createElements>;
type Confirmation = { elements: Elements; confirmParams: { return_url: string } };

async function confirmPayment({ elements, confirmParams }: Confirmation): Promise<object> {
  const { clientSecret } = elements;
  const card = elements.getElement()?.read() ?? { number: '', expiry: '', code: '' };
  const mistake = checkCard(card);
  if (mistake) return { error: { type: 'validation_error', message: mistake } };
  await new Promise((resolve) => setTimeout(resolve, confirmationMs));
  const { problem, away } = outcomeOf(card);
  await confirmIntent(clientSecret, problem);
  const paymentIntent = await describeIntent(clientSecret);
  if (!away) {
    const error = { type: 'card_error', message: problem, payment_intent: paymentIntent };
    return problem === null ? { paymentIntent } : { error };
  }
  const back = new URL(confirmParams.return_url);
  back.searchParams.set('payment_intent', paymentIntent.id);
  back.searchParams.set('payment_intent_client_secret', clientSecret);
  back.searchParams.set('redirect_status', problem === null ? 'succeeded' : 'failed');
  location.assign(back);
  return new Promise(() => {});
}

const unused = () => Promise.reject(new Error('The stand-in has no such call.'));

/** Creates `window.Stripe`. */
export function createProvider(takeFault: TakeFault) {
  const connect = () => ({
    elements: ({ clientSecret }: { clientSecret: string }) =>
      createElements(clientSecret, takeFault),
    confirmPayment,
    retrievePaymentIntent: async (secret: string) => ({
      paymentIntent: await describeIntent(secret),
    }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  });
  return Object.assign(connect, { version: releaseTrain });
}

/** Mock of the card provider's script: the part that the website uses, with test cards and no network. */
import type { StripeFault } from '../responses/faults.ts';
import { confirmIntent, describeIntent } from './intents.ts';
import { type CardInput, checkCard, outcomeOf } from './testCards.ts';

/** True if the scenario has the fault; counts it as used. */
export type TakeFault = (fault: StripeFault) => boolean;

/** Release train that `@stripe/stripe-js` expects. */
const releaseTrain = 'endive';

/** URL from which it loads the card provider's script. */
export const scriptUrl = `https://js.stripe.com/${releaseTrain}/stripe.js`;

/** Milliseconds of a confirmation, long enough to show a pending state. */
const confirmationMs = 300;

const lostMessage = 'We could not connect to the payment provider. Please try again.';

const fields = [
  { name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'Expiration date', hint: 'MM / YY', autocomplete: 'cc-exp' },
  { name: 'code', label: 'Security code', hint: 'CVC', autocomplete: 'cc-csc' },
] as const;

const inputStyle =
  'width:100%;min-height:48px;padding:10px 14px;border:1.5px solid #8d86a3;border-radius:10px;' +
  'background:#fff;color:#1a1532;font:inherit';

function addField(box: HTMLElement, { name, label, hint, autocomplete }: (typeof fields)[number]) {
  const frame = document.createElement('label');
  frame.style.cssText = `display:grid;gap:6px;min-width:0;font-size:15px;font-weight:600;${
    name === 'number' ? 'grid-column:1/-1' : ''
  }`;
  const input = document.createElement('input');
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete;
  input.placeholder = hint;
  input.style.cssText = `${inputStyle};font-weight:400`;
  frame.append(label, input);
  box.append(frame);
  return { name, input };
}

/** A mounted card form; `read` gives the input. */
type CardForm = { read: () => CardInput; remove: () => void };

/** Three inputs in place of the provider's iframe. */
function mountCardForm(container: HTMLElement): CardForm {
  const box = document.createElement('div');
  box.style.cssText = 'display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px';
  const inputs = fields.map((field) => addField(box, field));
  container.append(box);
  return {
    read: () =>
      Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])) as CardInput,
    remove: () => box.remove(),
  };
}

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
  const { problem, away, lost } = outcomeOf(card);
  if (lost !== 'before') confirmIntent(clientSecret, problem);
  if (lost) return { error: { type: 'api_connection_error', message: lostMessage } };
  const paymentIntent = describeIntent(clientSecret);
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
      paymentIntent: describeIntent(secret),
    }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  });
  return Object.assign(connect, { version: releaseTrain });
}

/** Mock of the card provider's script: the part that the website uses, with test cards and no network. */
import { type IntentStatus, intentStatuses, type StripeFault } from '../responses/faults.ts';
import { changeIntent, intentJson, isPending } from './intents.ts';

/** The scenario's next one of these faults; counts it as used. */
export type TakeFault = (...faults: StripeFault[]) => string | undefined;

/** Release train that `@stripe/stripe-js` expects. */
const releaseTrain = 'endive';

/** Milliseconds of a confirmation, long enough to show a pending state. */
const confirmationMs = 300;

const lostMessage = 'We could not connect to the payment provider. Please try again.';

/**
 * Result of a confirmation. `away` redirects to a bank page and back first. `lost`: the connection breaks off, before
 * or after the charge.
 */
type CardOutcome = { problem: string | null; away?: boolean; lost?: 'before' | 'after' };

const declined = 'Your card was declined.';

/** Test card numbers and their results. Any other number, future date and three digits succeed. */
const outcomes: Record<string, CardOutcome> = {
  '4000000000000002': { problem: declined },
  '4000000000009995': { problem: 'Your card has insufficient funds.' },
  '4000000000000069': { problem: 'Your card has expired.' },
  '4000000000000119': {
    problem: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000000000001018': { problem: null, lost: 'before' },
  '4000000000002024': { problem: null, lost: 'after' },
  '4000000000003220': { problem: null, away: true },
  '4000008400001629': { problem: declined, away: true },
};

/** Input of the card form. */
type CardInput = { number: string; expiry: string; code: string };

/** The provider's message about incomplete input; null without any. */
function checkCard({ number, expiry, code }: CardInput): string | null {
  if (number.replaceAll(/\D/g, '').length < 15) return 'Your card number is incomplete.';
  if (!/^(0?[1-9]|1[0-2])\D*\d\d$/.test(expiry.trim()))
    return "Your card's expiration date is incomplete.";
  return /^\d{3,4}$/.test(code.trim()) ? null : "Your card's security code is incomplete.";
}

/** Result of a complete card. */
const outcomeOf = ({ number }: CardInput): CardOutcome =>
  outcomes[number.replaceAll(/\D/g, '')] ?? { problem: null };

const fields = [
  ['number', 'Card number', '1234 1234 1234 1234', 'cc-number'],
  ['expiry', 'Expiration date', 'MM / YY', 'cc-exp'],
  ['code', 'Security code', 'CVC', 'cc-csc'],
] as const;

const inputStyle =
  'width:100%;min-height:48px;padding:10px 14px;border:1.5px solid #8d86a3;border-radius:10px;' +
  'background:#fff;color:#1a1532;font:inherit;font-weight:400';

/** A card form of three inputs in place of the provider's iframe; `read` gives its input while it is mounted. */
function createElement(onDestroy: () => void) {
  const listeners: Record<string, (event: object) => void> = {};
  const box = document.createElement('div');
  box.style.cssText = 'display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px';
  const inputs = fields.map(([name, label, hint, autocomplete]) => {
    const frame = document.createElement('label');
    frame.style.cssText = 'display:grid;gap:6px;min-width:0;font-size:15px;font-weight:600';
    if (name === 'number') frame.style.gridColumn = '1/-1';
    const input = document.createElement('input');
    Object.assign(input, { inputMode: 'numeric', autocomplete, placeholder: hint });
    input.style.cssText = inputStyle;
    frame.append(label, input);
    box.append(frame);
    return [name, input] as const;
  });
  const read = () =>
    Object.fromEntries(inputs.map(([name, { value }]) => [name, value])) as CardInput;
  return {
    read,
    on(name: string, listener: (event: object) => void) {
      listeners[name] = listener;
    },
    off: (name: string) => delete listeners[name],
    update: () => {},
    mount(container: HTMLElement) {
      container.append(box);
      queueMicrotask(() => listeners.ready?.({ elementType: 'payment' }));
    },
    unmount: () => box.remove(),
    destroy() {
      box.remove();
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

/** Confirms with the card's result; in place of a success, the scenario may have another status. */
async function confirmPayment(
  { elements, confirmParams }: Confirmation,
  takeStatus: () => IntentStatus | undefined,
): Promise<object> {
  const { clientSecret } = elements;
  const card = elements.getElement()?.read() ?? { number: '', expiry: '', code: '' };
  const mistake = checkCard(card);
  if (mistake) return { error: { type: 'validation_error', message: mistake } };
  await new Promise((resolve) => setTimeout(resolve, confirmationMs));
  const { problem, away, lost } = outcomeOf(card);
  const result = problem === null ? (takeStatus() ?? 'succeeded') : 'requires_payment_method';
  if (lost !== 'before') await changeIntent(clientSecret, result, { problem, confirmations: 1 });
  if (lost) return { error: { type: 'api_connection_error', message: lostMessage } };
  const paymentIntent = await intentJson(clientSecret);
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

/** Creates `window.Stripe`. The site's loader then asks for no script. */
export function createProvider(takeFault: TakeFault) {
  const statuses = Object.keys(intentStatuses) as IntentStatus[];
  const takeStatus = () => takeFault(...statuses) as IntentStatus | undefined;
  const connect = () => {
    if (takeFault('notLoaded')) throw new Error('Failed to load Stripe.js');
    return {
      elements: ({ clientSecret }: { clientSecret: string }) =>
        createElements(clientSecret, takeFault),
      confirmPayment: (confirmation: Confirmation) => confirmPayment(confirmation, takeStatus),
      /** A pending payment succeeds with the time, unless the scenario has another status. */
      async retrievePaymentIntent(secret: string) {
        const { status } = await intentJson(secret);
        const next = takeStatus() ?? (isPending(status) ? 'succeeded' : status);
        if (next !== status) await changeIntent(secret, next);
        return { paymentIntent: await intentJson(secret) };
      },
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
    };
  };
  return Object.assign(connect, { version: releaseTrain });
}

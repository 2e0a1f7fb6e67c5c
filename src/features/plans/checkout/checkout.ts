/**
 * State machine of the checkout, shared by the modal and the page: employees and account (in either order) → intent →
 * card → recorded.
 */

/** Result of a confirmed payment, without secrets. */
export type Payment = { method: string; reference: string; paidAt: string };

export type Phase =
  /** Employees, account or intent are missing. */
  | { name: 'open' }
  | { name: 'card'; secret: string }
  /** A confirmation was started. Its result is unknown, for example after a reload, or pending, as `notice` says. */
  | { name: 'checking'; secret: string; notice?: string }
  /** The URL has a payment that this tab did not start: the visitor must agree before anything is recorded. */
  | { name: 'returned'; secret: string }
  | { name: 'recording'; payment: Payment }
  | { name: 'recorded'; payment: Payment };

/** Who is signed in; `key` is the auth token. */
export type Subscriber = { key: string; username: string };

export type Checkout = {
  employees: number | null;
  subscriber: Subscriber | null;
  phase: Phase;
  /** True while the request of the step runs. */
  busy: boolean;
  /** What was said about the last confirmation, until the next one. */
  problem: string;
  /** Why the last request failed. */
  error: string;
};

type UnpaidPhase = 'card' | 'checking' | 'open';

export type CheckoutStep = Exclude<Phase['name'], 'open'> | 'employees' | 'account' | 'intent';

export type CheckoutEvent =
  | { type: 'employeesEntered'; employees: number }
  /** The other account form is shown: the visitor has chosen it, or a sign-up has given no token. */
  | { type: 'accountSwitched' }
  | { type: 'signedIn'; subscriber: Subscriber }
  | { type: 'signedOut' }
  /** The request of a step starts. */
  | { type: 'started'; step: CheckoutStep }
  /** The request has failed, perhaps because the server does not accept the token any more. */
  | { type: 'failed'; error: string; isSignOut?: boolean }
  | { type: 'intentCreated'; secret: string }
  /** The provider has sent the visitor back, with the payment in the URL. */
  | { type: 'returned'; secret: string }
  | { type: 'returnAnswered'; isMine: boolean }
  | { type: 'confirmationUnclear'; problem: string }
  /** Not paid: the intent can be confirmed again (`card`), is pending (`checking`), or has ended (`open`). */
  | { type: 'unpaid'; next: UnpaidPhase; problem: string; employees: number | null }
  | { type: 'confirmed'; method: string; paidAt: string; employees: number | null }
  | { type: 'recorded' }
  | { type: 'restarted' };

const open: Phase = { name: 'open' };

export const newCheckout = (subscriber: Subscriber | null): Checkout => ({
  employees: null,
  subscriber,
  phase: open,
  busy: false,
  problem: '',
  error: '',
});

/** Until the payment is confirmed, another number of employees makes another intent. */
export const mayChangeEmployees = ({ phase }: Checkout) =>
  phase.name === 'open' || phase.name === 'card';

/** Texts one after the other, each once. */
export const join = (...texts: string[]) => [...new Set(texts)].join(' ').trim();

/** What went wrong, in the words of the card provider and of the last request. */
export const errorOf = ({ problem, error }: Checkout) => join(problem, error);

/** State of a charge until it is recorded; `unknown` while only the card provider knows. Null before and after. */
export function chargeOf({ phase, busy }: Checkout): 'charged' | 'pending' | 'unknown' | null {
  if (phase.name === 'recording') return 'charged';
  if (phase.name === 'checking') return phase.notice ? 'pending' : 'unknown';
  return phase.name === 'card' && busy ? 'unknown' : null;
}

/** True when the visitor must start the request of the step again. */
export const awaitsRetry = (checkout: Checkout) =>
  !checkout.busy && (checkout.error !== '' || chargeOf(checkout) === 'pending');

/** What the visitor does next after a charge, by step. */
const nextActions: Partial<Record<CheckoutStep, string>> = {
  account: ' Log in to finish, with the account that paid.',
  employees: ' To finish, enter the number of employees that you have paid for.',
};

/**
 * Notice about a charge: at a step, or on a page without a checkout (null). '' before any charge, and at the card form,
 * whose button shows that it is busy.
 */
export function chargeText(checkout: Checkout, step: CheckoutStep | null): string {
  const charge = chargeOf(checkout);
  const { phase } = checkout;
  if (!charge || step === 'card') return '';
  if (phase.name === 'checking' && phase.notice) return phase.notice;
  if (charge === 'unknown') {
    return 'We do not know yet whether your card was charged. We ask Stripe first: you will not be charged twice.';
  }
  const recording =
    phase.name === 'recording' && awaitsRetry(checkout)
      ? ` Try again, or contact us with the reference ${phase.payment.reference}.`
      : ' We are recording it now.';
  const action = step === 'recording' ? recording : step ? nextActions[step] : '';
  return `Your card was charged, but your subscription is not recorded yet.${action} Your card will not be charged a second time.`;
}

/**
 * The step to show; a login precedes steps that need the token. The modal starts with the employees, the page with the
 * account.
 */
export function stepOf(
  checkout: Checkout,
  order: 'employees-first' | 'account-first' = 'account-first',
): CheckoutStep {
  const { employees, subscriber, phase } = checkout;
  if (phase.name === 'checking' || phase.name === 'returned' || phase.name === 'recorded') {
    return phase.name;
  }
  // After a return from the provider, the card form may show without a number of employees.
  const asksEmployees = employees === null && phase.name !== 'card';
  if (order === 'employees-first' && asksEmployees) return 'employees';
  if (!subscriber) return 'account';
  if (asksEmployees) return 'employees';
  return phase.name === 'open' ? 'intent' : phase.name;
}

/** Id of a payment intent, from its client secret. */
export const referenceOf = (secret: string) => secret.split('_secret_', 1)[0] ?? '';

/** Reducer. Returns the same object for events that are invalid in the current state, for example a second submit. */
export function reduceCheckout(checkout: Checkout, event: CheckoutEvent): Checkout {
  const { phase, busy, problem, employees } = checkout;
  /** The intent that may have been confirmed. */
  const secret = phase.name === 'card' || phase.name === 'checking' ? phase.secret : null;
  const idle: Checkout = { ...checkout, busy: false, error: '' };
  switch (event.type) {
    case 'employeesEntered': {
      if (busy || (employees !== null && !mayChangeEmployees(checkout))) return checkout;
      // The intent is for its number of employees.
      const kept = phase.name !== 'card' || employees === event.employees;
      const entered = { ...idle, employees: event.employees };
      return kept ? entered : { ...entered, phase: open, problem: '' };
    }
    case 'accountSwitched':
      return stepOf(checkout) === 'account' ? idle : checkout;
    case 'signedIn':
      return checkout.subscriber ? checkout : { ...idle, subscriber: event.subscriber };
    case 'signedOut': {
      if (busy || !checkout.subscriber) return checkout;
      // An intent is discarded with its account; a payment is kept until it is recorded.
      const left = { ...idle, subscriber: null };
      return phase.name === 'card' ? { ...left, phase: open, problem: '' } : left;
    }
    case 'started': {
      if (busy || stepOf(checkout) !== event.step) return checkout;
      const said = phase.name === 'card' ? '' : problem;
      return { ...checkout, busy: true, problem: said, error: '' };
    }
    case 'failed':
      if (!busy) return checkout;
      return {
        ...idle,
        subscriber: event.isSignOut ? null : checkout.subscriber,
        error: event.error,
      };
    case 'intentCreated':
      if (phase.name !== 'open' || !busy) return checkout;
      return { ...idle, phase: { name: 'card', secret: event.secret } };
    case 'returned': {
      // An unrecorded payment of this tab has precedence.
      if (phase.name === 'checking' || phase.name === 'recording') return checkout;
      const payment = phase.name === 'recorded' ? phase.payment : null;
      if (payment?.reference === referenceOf(event.secret)) return checkout;
      if (secret === event.secret) return { ...idle, phase: { name: 'checking', secret } };
      return { ...idle, employees: null, phase: { name: 'returned', secret: event.secret } };
    }
    case 'returnAnswered': {
      if (phase.name !== 'returned') return checkout;
      return { ...idle, phase: event.isMine ? { ...phase, name: 'checking' } : open };
    }
    case 'unpaid': {
      if (secret === null) return checkout;
      const { next, problem: said } = event;
      const told = { ...idle, employees: employees ?? event.employees };
      if (next === 'checking') return { ...told, phase: { name: next, secret, notice: said } };
      const after: Phase = next === 'card' ? { name: next, secret } : open;
      return { ...told, phase: after, problem: join(problem, said) };
    }
    case 'confirmationUnclear':
      if (phase.name !== 'card' || !busy) return checkout;
      return { ...idle, phase: { ...phase, name: 'checking' }, problem: event.problem };
    case 'confirmed': {
      if (secret === null) return checkout;
      const { method, paidAt } = event;
      const payment = { method, paidAt, reference: referenceOf(secret) };
      const paid = { ...idle, problem: '', employees: employees ?? event.employees };
      return { ...paid, phase: { name: 'recording', payment } };
    }
    case 'recorded':
      return phase.name === 'recording'
        ? { ...idle, phase: { ...phase, name: 'recorded' } }
        : checkout;
    case 'restarted':
      return phase.name === 'recorded' ? newCheckout(checkout.subscriber) : checkout;
  }
}

/**
 * State machine of the checkout, shared by the modal and the page: employees and account (in either order) → intent →
 * card → recorded.
 */

/** State of an automatic request: to be started, running, or failed. */
export type Task = 'due' | 'busy' | 'failed';

/** Result of a confirmed payment, without secrets. */
export type Payment = { method: string; reference: string; paidAt: string };

export type Phase =
  /** Employees, account or intent are missing. */
  | { name: 'open'; task: Task }
  | { name: 'card'; secret: string; busy: boolean }
  /** A confirmation was started and its result is unknown, for example after a reload. */
  | { name: 'checking'; secret: string; task: Task }
  /** The URL has a payment that this tab did not start: the visitor must agree before anything is recorded. */
  | { name: 'returned'; secret: string }
  | { name: 'recording'; payment: Payment; task: Task }
  | { name: 'recorded'; payment: Payment };

/** Who is signed in; `key` is the auth token. */
export type Subscriber = { key: string; username: string };

/** `draft` prefills the form that changes the number of employees. */
export type Checkout = {
  employees: number | null;
  draft: number | null;
  subscriber: Subscriber | null;
  phase: Phase;
  error: string;
};

export type CheckoutEvent =
  | { type: 'employeesEntered'; employees: number }
  | { type: 'employeesReopened' }
  | { type: 'signedIn'; subscriber: Subscriber }
  | { type: 'signedOut' }
  | { type: 'tokenRefused'; error: string }
  | { type: 'started' }
  | { type: 'failed'; error: string }
  | { type: 'retried' }
  | { type: 'intentCreated'; secret: string }
  /** The provider has sent the visitor back, with the payment in the URL. */
  | { type: 'returned'; secret: string }
  | { type: 'returnAccepted' }
  | { type: 'returnDeclined' }
  | { type: 'cardRefused'; error: string; employees: number | null }
  | { type: 'confirmationUnclear' }
  /** The intent is unknown to the provider or cancelled: nothing was paid. */
  | { type: 'intentGone' }
  | { type: 'confirmed'; method: string; paidAt: string; employees: number | null }
  | { type: 'recorded' }
  | { type: 'restarted' };

export type Step =
  | 'employees'
  | 'account'
  | 'intent'
  | 'card'
  | 'checking'
  | 'returned'
  | 'recording'
  | 'recorded';

/** The modal starts with the employees, the page with the account. */
export type CheckoutOrder = 'employees-first' | 'account-first';

const open = { name: 'open', task: 'due' } as const satisfies Phase;

export const newCheckout = (subscriber: Subscriber | null): Checkout => ({
  employees: null,
  draft: null,
  subscriber,
  phase: open,
  error: '',
});

/** True while a request runs. A visible recording that is due counts, because it starts at once. */
export function isBusy(checkout: Checkout): boolean {
  const { phase } = checkout;
  if (phase.name === 'card') return phase.busy;
  if (!('task' in phase)) return false;
  const starts = phase.task === 'due' && stepOf(checkout, 'account-first') === 'recording';
  return phase.task === 'busy' || starts;
}

/**
 * State of the charge from the confirmation until the subscription is recorded: `charged`, or `unknown` while only the
 * card provider knows. Null before and after.
 */
export function chargeOf({ phase }: Checkout): 'charged' | 'unknown' | null {
  if (phase.name === 'recording') return 'charged';
  return phase.name === 'checking' || (phase.name === 'card' && phase.busy) ? 'unknown' : null;
}

/** The step to show; a login precedes steps that need the token. `order` matters until employees and account are known. */
export function stepOf(checkout: Checkout, order: CheckoutOrder): Step {
  const { employees, subscriber, phase } = checkout;
  if (phase.name === 'checking' || phase.name === 'returned' || phase.name === 'recorded') {
    return phase.name;
  }
  // After a return from the provider, the card form may show without a number of employees.
  const asksEmployees = phase.name !== 'card' && employees === null;
  if (order === 'employees-first' && asksEmployees) return 'employees';
  if (!subscriber) return 'account';
  if (asksEmployees) return 'employees';
  return phase.name === 'open' ? 'intent' : phase.name;
}

/** Id of a payment intent, from its client secret. */
export const referenceOf = (secret: string) => secret.split('_secret_', 1)[0] ?? '';

/** Reducer. Returns the same object for events that are invalid in the current state, for example a second submit. */
export function reduceCheckout(checkout: Checkout, event: CheckoutEvent): Checkout {
  const { phase } = checkout;
  const free = !isBusy(checkout);
  /** The intent that may have been confirmed. */
  const secret = phase.name === 'card' || phase.name === 'checking' ? phase.secret : null;
  const goTo = (next: Phase, error = ''): Checkout => ({ ...checkout, phase: next, error });
  switch (event.type) {
    case 'employeesEntered': {
      if (!free || checkout.employees !== null) return checkout;
      return { ...checkout, employees: event.employees, draft: null, error: '' };
    }
    case 'employeesReopened': {
      if (!free || (phase.name !== 'open' && phase.name !== 'card')) return checkout;
      return { ...goTo(open), employees: null, draft: checkout.employees };
    }
    case 'signedIn':
      return { ...checkout, subscriber: event.subscriber, error: '' };
    case 'signedOut': {
      // An intent is discarded with its account; a payment is kept until it is recorded.
      if (!free) return checkout;
      const kept: Phase = 'task' in phase ? { ...phase, task: 'due' } : phase;
      return { ...goTo(phase.name === 'card' ? open : kept), subscriber: null };
    }
    case 'tokenRefused': {
      if (phase.name !== 'open' && phase.name !== 'recording') return checkout;
      return { ...goTo({ ...phase, task: 'due' }, event.error), subscriber: null };
    }
    case 'started': {
      if (phase.name === 'card' && free) return goTo({ ...phase, busy: true });
      const isDue = 'task' in phase && phase.task === 'due';
      return isDue ? goTo({ ...phase, task: 'busy' }) : checkout;
    }
    case 'failed':
      return 'task' in phase ? goTo({ ...phase, task: 'failed' }, event.error) : checkout;
    case 'retried': {
      const isFailed = 'task' in phase && phase.task === 'failed';
      return isFailed ? goTo({ ...phase, task: 'due' }) : checkout;
    }
    case 'intentCreated': {
      if (phase.name !== 'open') return checkout;
      return goTo({ name: 'card', secret: event.secret, busy: false });
    }
    case 'returned': {
      // An unrecorded payment of this tab has precedence.
      if (phase.name === 'checking' || phase.name === 'recording') return checkout;
      const payment = phase.name === 'recorded' ? phase.payment : null;
      if (payment?.reference === referenceOf(event.secret)) return checkout;
      if (secret === event.secret) return goTo({ name: 'checking', secret, task: 'due' });
      return { ...goTo({ name: 'returned', secret: event.secret }), employees: null };
    }
    case 'returnAccepted': {
      if (phase.name !== 'returned') return checkout;
      return goTo({ name: 'checking', secret: phase.secret, task: 'due' });
    }
    case 'returnDeclined':
      return phase.name === 'returned' ? goTo(open) : checkout;
    case 'cardRefused': {
      if (secret === null) return checkout;
      const employees = checkout.employees ?? event.employees;
      return { ...goTo({ name: 'card', secret, busy: false }, event.error), employees };
    }
    case 'confirmationUnclear': {
      if (phase.name !== 'card') return checkout;
      return goTo({ name: 'checking', secret: phase.secret, task: 'due' });
    }
    case 'intentGone':
      return secret === null ? checkout : goTo(open);
    case 'confirmed': {
      if (secret === null) return checkout;
      const { method, paidAt } = event;
      const payment = { method, paidAt, reference: referenceOf(secret) };
      const employees = checkout.employees ?? event.employees;
      return { ...goTo({ name: 'recording', payment, task: 'due' }), employees };
    }
    case 'recorded': {
      if (phase.name !== 'recording') return checkout;
      return goTo({ name: 'recorded', payment: phase.payment });
    }
    case 'restarted':
      return phase.name === 'recorded' ? newCheckout(checkout.subscriber) : checkout;
  }
}

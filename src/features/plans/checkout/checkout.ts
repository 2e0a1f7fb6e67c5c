/**
 * State machine of the checkout, shared by the modal and the page: employees and account (in either order) → intent →
 * card → recorded.
 */

/** An automatic request: to be started, running, or failed. */
export type Task = 'due' | 'busy' | 'failed';

/** Result of a confirmed payment; holds no secrets. */
export type Payment = { method: string; reference: string; paidAt: string };

/** `open` lacks employees, account or intent. */
export type Phase =
  | { name: 'open'; task: Task }
  | { name: 'card'; secret: string; busy: boolean }
  /** A confirmation was started and its result is unknown, for example after a reload. */
  | { name: 'checking'; secret: string; task: Task }
  /** The URL holds a payment that this tab did not start: the visitor is asked before anything is recorded. */
  | { name: 'returned'; secret: string }
  | { name: 'recording'; payment: Payment; task: Task }
  | { name: 'recorded'; payment: Payment };

/** `draft` is the initial value when the number of employees is changed. */
export type Checkout = {
  employees: number | null;
  draft: number | null;
  signedIn: boolean;
  phase: Phase;
  error: string;
};

export type CheckoutEvent =
  | { type: 'employeesEntered'; employees: number }
  | { type: 'employeesReopened' }
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'tokenRefused'; error: string }
  | { type: 'started' }
  | { type: 'failed'; error: string }
  | { type: 'retried' }
  | { type: 'intentCreated'; secret: string }
  | { type: 'returnAccepted' }
  | { type: 'returnDeclined' }
  | { type: 'cardRefused'; error: string }
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

export const newCheckout = (signedIn: boolean): Checkout => ({
  employees: null,
  draft: null,
  signedIn,
  phase: open,
  error: '',
});

/** True while a request runs. A recording that is due counts: it starts at once. */
export function isBusy(checkout: Checkout): boolean {
  const { phase } = checkout;
  if (phase.name === 'card') return phase.busy;
  if (!('task' in phase)) return false;
  const starts = phase.task === 'due' && stepOf(checkout, 'account-first') === 'recording';
  return phase.task === 'busy' || starts;
}

/**
 * What the visitor must know of the money from the confirmation to the receipt: `charged`, but not recorded, or `unknown`
 * while only the card provider knows. Null before and after.
 */
export function chargeOf({ phase }: Checkout): 'charged' | 'unknown' | null {
  if (phase.name === 'recording') return 'charged';
  return phase.name === 'checking' || (phase.name === 'card' && phase.busy) ? 'unknown' : null;
}

/** The step to show. Steps that need the token require a login first. */
export function stepOf(checkout: Checkout, order: CheckoutOrder): Step {
  const { employees, signedIn, phase } = checkout;
  if (phase.name === 'checking' || phase.name === 'returned' || phase.name === 'recorded') {
    return phase.name;
  }
  const asksEmployees = phase.name !== 'card' && employees === null;
  if (order === 'employees-first' && asksEmployees) return 'employees';
  if (!signedIn) return 'account';
  if (asksEmployees) return 'employees';
  return phase.name === 'open' ? 'intent' : phase.name;
}

/** Id of a payment intent, from its client secret. */
export const referenceOf = (secret: string) => secret.split('_secret_', 1)[0] ?? '';

/** Reducer. Returns the same object for events that are invalid in the current state, for example a second submit. */
export function reduceCheckout(checkout: Checkout, event: CheckoutEvent): Checkout {
  const { phase } = checkout;
  const free = !isBusy(checkout);
  switch (event.type) {
    case 'employeesEntered': {
      if (!free || checkout.employees !== null) return checkout;
      return { ...checkout, employees: event.employees, draft: null, error: '' };
    }
    case 'employeesReopened': {
      if (!free || (phase.name !== 'open' && phase.name !== 'card')) return checkout;
      return { ...checkout, employees: null, draft: checkout.employees, phase: open, error: '' };
    }
    case 'signedIn':
      return { ...checkout, signedIn: true, error: '' };
    case 'signedOut': {
      // The intent belongs to the account and is discarded with it; a payment is kept until it is recorded.
      if (!free) return checkout;
      const kept = 'task' in phase ? ({ ...phase, task: 'due' } as const) : phase;
      const next = phase.name === 'card' ? open : kept;
      return { ...checkout, signedIn: false, phase: next, error: '' };
    }
    case 'tokenRefused': {
      if (phase.name !== 'open' && phase.name !== 'recording') return checkout;
      return { ...checkout, signedIn: false, phase: { ...phase, task: 'due' }, error: event.error };
    }
    case 'started': {
      if (phase.name === 'card') {
        return phase.busy ? checkout : { ...checkout, phase: { ...phase, busy: true }, error: '' };
      }
      if (!('task' in phase) || phase.task !== 'due') return checkout;
      return { ...checkout, phase: { ...phase, task: 'busy' }, error: '' };
    }
    case 'failed': {
      if (!('task' in phase)) return checkout;
      return { ...checkout, phase: { ...phase, task: 'failed' }, error: event.error };
    }
    case 'retried': {
      if (!('task' in phase) || phase.task !== 'failed') return checkout;
      return { ...checkout, phase: { ...phase, task: 'due' }, error: '' };
    }
    case 'intentCreated': {
      if (phase.name !== 'open') return checkout;
      return { ...checkout, phase: { name: 'card', secret: event.secret, busy: false }, error: '' };
    }
    case 'returnAccepted': {
      if (phase.name !== 'returned') return checkout;
      return { ...checkout, phase: { name: 'checking', secret: phase.secret, task: 'due' } };
    }
    case 'returnDeclined':
      return phase.name === 'returned' ? { ...checkout, phase: open } : checkout;
    case 'cardRefused': {
      if (phase.name !== 'card' && phase.name !== 'checking') return checkout;
      const card = { name: 'card', secret: phase.secret, busy: false } as const;
      return { ...checkout, phase: card, error: event.error };
    }
    case 'confirmationUnclear': {
      if (phase.name !== 'card') return checkout;
      return { ...checkout, phase: { name: 'checking', secret: phase.secret, task: 'due' } };
    }
    case 'intentGone':
      if (phase.name !== 'card' && phase.name !== 'checking') return checkout;
      return { ...checkout, phase: open, error: '' };
    case 'confirmed': {
      if (phase.name !== 'card' && phase.name !== 'checking') return checkout;
      const { method, paidAt } = event;
      const payment = { method, paidAt, reference: referenceOf(phase.secret) };
      const employees = checkout.employees ?? event.employees;
      return {
        ...checkout,
        employees,
        phase: { name: 'recording', payment, task: 'due' },
        error: '',
      };
    }
    case 'recorded': {
      if (phase.name !== 'recording') return checkout;
      return { ...checkout, phase: { name: 'recorded', payment: phase.payment }, error: '' };
    }
    case 'restarted':
      return phase.name === 'recorded' ? newCheckout(checkout.signedIn) : checkout;
  }
}

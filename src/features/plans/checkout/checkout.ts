/**
 * The subscription checkout as one state machine (section 4, "Payment flow"; decisions, "Subscription"), shared by the
 * modal and the page: employees and account, in either order → intent → card → recorded.
 */

/** Work that the flow does by itself: to be started, running, or failed until somebody asks again. */
export type Task = 'due' | 'busy' | 'failed';

/** What is known after the payment was confirmed; nothing in it is secret. */
export type Payment = { method: string; reference: string; paidAt: string };

/** How far the checkout is. `open` lacks employees, account or intent. */
export type Phase =
  | { name: 'open'; task: Task }
  | { name: 'card'; secret: string; busy: boolean }
  /** A confirmation was begun and its end is not known, as after a reload or a redirect: the provider is asked. */
  | { name: 'checking'; secret: string; task: Task }
  | { name: 'recording'; payment: Payment; task: Task }
  | { name: 'recorded'; payment: Payment };

/** The checkout. `draft` is the employee count to begin with when it is asked for again. */
export type Checkout = {
  employees: number | null;
  draft: number | null;
  signedIn: boolean;
  phase: Phase;
  error: string;
};

/** Everything that can happen to a checkout. */
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
  | { type: 'cardRefused'; error: string }
  | { type: 'confirmationUnclear' }
  /** The provider does not know the intent, or has cancelled it: nothing was paid with it, and nothing can be. */
  | { type: 'intentGone' }
  | { type: 'confirmed'; method: string; paidAt: string; employees: number | null }
  | { type: 'recorded' }
  | { type: 'restarted' };

/** What the visitor sees. */
export type Step =
  | 'employees'
  | 'account'
  | 'intent'
  | 'card'
  | 'checking'
  | 'recording'
  | 'recorded';

/** What is asked first: the modal begins with the employees, the page with the account (section 2). */
export type CheckoutOrder = 'employees-first' | 'account-first';

const open = { name: 'open', task: 'due' } as const satisfies Phase;

/** A checkout that has not begun. */
export const newCheckout = (signedIn: boolean): Checkout => ({
  employees: null,
  draft: null,
  signedIn,
  phase: open,
  error: '',
});

/** True while a request or a confirmation runs. */
export function isBusy({ phase }: Checkout): boolean {
  if (phase.name === 'card') return phase.busy;
  return phase.name !== 'recorded' && phase.task === 'busy';
}

/** The step of a checkout in that order. Whoever is signed out signs in before anything that needs the token. */
export function stepOf(checkout: Checkout, order: CheckoutOrder): Step {
  const { employees, signedIn, phase } = checkout;
  if (phase.name === 'checking' || phase.name === 'recorded') return phase.name;
  const asksEmployees = phase.name !== 'card' && employees === null;
  if (order === 'employees-first' && asksEmployees) return 'employees';
  if (!signedIn) return 'account';
  if (asksEmployees) return 'employees';
  return phase.name === 'open' ? 'intent' : phase.name;
}

/** The provider's id of a payment intent: the part of its client secret that is not secret. */
const referenceOf = (secret: string) => secret.split('_secret_', 1)[0] ?? '';

/** The machine. An event that does not fit the state leaves it as it is; this is what makes a second submit harmless. */
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
      // The intent belongs to the account, so it goes with it; a payment that was made stays to be recorded.
      if (!free) return checkout;
      const kept = phase.name === 'card' ? open : phase;
      return { ...checkout, signedIn: false, phase: kept, error: '' };
    }
    case 'tokenRefused': {
      if (phase.name !== 'open' && phase.name !== 'recording') return checkout;
      return { ...checkout, signedIn: false, phase: { ...phase, task: 'due' }, error: event.error };
    }
    case 'started': {
      if (!free || phase.name === 'recorded') return checkout;
      if (phase.name === 'card') return { ...checkout, phase: { ...phase, busy: true }, error: '' };
      if (phase.task !== 'due') return checkout;
      return { ...checkout, phase: { ...phase, task: 'busy' }, error: '' };
    }
    case 'failed': {
      if (phase.name === 'card' || phase.name === 'recorded') return checkout;
      return { ...checkout, phase: { ...phase, task: 'failed' }, error: event.error };
    }
    case 'retried': {
      if (phase.name === 'card' || phase.name === 'recorded' || phase.task !== 'failed')
        return checkout;
      return { ...checkout, phase: { ...phase, task: 'due' }, error: '' };
    }
    case 'intentCreated': {
      if (phase.name !== 'open') return checkout;
      return { ...checkout, phase: { name: 'card', secret: event.secret, busy: false }, error: '' };
    }
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

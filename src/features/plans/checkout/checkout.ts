/**
 * The subscription sale as one state machine (section 4, "Payment flow"; decisions, "Subscription"), shared by the
 * modal and the page: employees and account, in either order → intent → card → recorded.
 */

/** Work that the flow does by itself: to be started, running, or failed until somebody asks again. */
export type Task = 'due' | 'busy' | 'failed';

/** What is known after the payment was confirmed; nothing in it is secret. */
export type Payment = { method: string; reference: string; paidAt: string };

/** How far the sale is. `open` lacks employees, account or intent. */
export type Phase =
  | { name: 'open'; task: Task }
  | { name: 'card'; secret: string; busy: boolean }
  /** A confirmation was begun and its end is not known, as after a reload or a redirect: the provider is asked. */
  | { name: 'checking'; secret: string; task: Task }
  | { name: 'recording'; payment: Payment; task: Task }
  | { name: 'recorded'; payment: Payment };

/** The sale. `draft` is the employee count to begin with when it is asked for again. */
export type Sale = {
  employees: number | null;
  draft: number | null;
  signedIn: boolean;
  phase: Phase;
  problem: string;
};

/** Everything that can happen to a sale. */
export type SaleEvent =
  | { type: 'employeesEntered'; employees: number }
  | { type: 'employeesReopened' }
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'tokenRefused'; problem: string }
  | { type: 'started' }
  | { type: 'failed'; problem: string }
  | { type: 'retried' }
  | { type: 'intentCreated'; secret: string }
  | { type: 'cardRefused'; problem: string }
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
export type SaleOrder = 'employees-first' | 'account-first';

const open = { name: 'open', task: 'due' } as const satisfies Phase;

/** A sale that has not begun. */
export const newSale = (signedIn: boolean): Sale => ({
  employees: null,
  draft: null,
  signedIn,
  phase: open,
  problem: '',
});

/** True while a request or a confirmation runs. */
export function isBusy({ phase }: Sale): boolean {
  if (phase.name === 'card') return phase.busy;
  return phase.name !== 'recorded' && phase.task === 'busy';
}

/** The step of a sale in that order. Whoever is signed out signs in before anything that needs the token. */
export function stepOf(sale: Sale, order: SaleOrder): Step {
  const { employees, signedIn, phase } = sale;
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
export function reduceSale(sale: Sale, event: SaleEvent): Sale {
  const { phase } = sale;
  const free = !isBusy(sale);
  switch (event.type) {
    case 'employeesEntered': {
      if (!free || sale.employees !== null) return sale;
      return { ...sale, employees: event.employees, draft: null, problem: '' };
    }
    case 'employeesReopened': {
      if (!free || (phase.name !== 'open' && phase.name !== 'card')) return sale;
      return { ...sale, employees: null, draft: sale.employees, phase: open, problem: '' };
    }
    case 'signedIn':
      return { ...sale, signedIn: true, problem: '' };
    case 'signedOut': {
      // The intent belongs to the account, so it goes with it; a payment that was made stays to be recorded.
      if (!free) return sale;
      const kept = phase.name === 'card' ? open : phase;
      return { ...sale, signedIn: false, phase: kept, problem: '' };
    }
    case 'tokenRefused': {
      if (phase.name !== 'open' && phase.name !== 'recording') return sale;
      return { ...sale, signedIn: false, phase: { ...phase, task: 'due' }, problem: event.problem };
    }
    case 'started': {
      if (!free || phase.name === 'recorded') return sale;
      if (phase.name === 'card') return { ...sale, phase: { ...phase, busy: true }, problem: '' };
      if (phase.task !== 'due') return sale;
      return { ...sale, phase: { ...phase, task: 'busy' }, problem: '' };
    }
    case 'failed': {
      if (phase.name === 'card' || phase.name === 'recorded') return sale;
      return { ...sale, phase: { ...phase, task: 'failed' }, problem: event.problem };
    }
    case 'retried': {
      if (phase.name === 'card' || phase.name === 'recorded' || phase.task !== 'failed')
        return sale;
      return { ...sale, phase: { ...phase, task: 'due' }, problem: '' };
    }
    case 'intentCreated': {
      if (phase.name !== 'open') return sale;
      return { ...sale, phase: { name: 'card', secret: event.secret, busy: false }, problem: '' };
    }
    case 'cardRefused': {
      if (phase.name !== 'card' && phase.name !== 'checking') return sale;
      const card = { name: 'card', secret: phase.secret, busy: false } as const;
      return { ...sale, phase: card, problem: event.problem };
    }
    case 'confirmationUnclear': {
      if (phase.name !== 'card') return sale;
      return { ...sale, phase: { name: 'checking', secret: phase.secret, task: 'due' } };
    }
    case 'intentGone':
      if (phase.name !== 'card' && phase.name !== 'checking') return sale;
      return { ...sale, phase: open, problem: '' };
    case 'confirmed': {
      if (phase.name !== 'card' && phase.name !== 'checking') return sale;
      const { method, paidAt } = event;
      const payment = { method, paidAt, reference: referenceOf(phase.secret) };
      const employees = sale.employees ?? event.employees;
      return {
        ...sale,
        employees,
        phase: { name: 'recording', payment, task: 'due' },
        problem: '',
      };
    }
    case 'recorded': {
      if (phase.name !== 'recording') return sale;
      return { ...sale, phase: { name: 'recorded', payment: phase.payment }, problem: '' };
    }
    case 'restarted':
      return phase.name === 'recorded' ? newSale(sale.signedIn) : sale;
  }
}

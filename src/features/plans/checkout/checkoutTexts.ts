import { type Checkout, chargeOf, type Step } from './checkout.ts';
import { dollarsPerEmployee } from './price.ts';

export const paymentDialog = {
  title: 'Complete Your Payment',
  plan: (name: string) => `${name} plan. You see the full amount before you pay.`,
} as const;

const checkoutTitles = {
  employees: 'How many employees?',
  account: { 'sign-up': 'Create your account', login: 'Log in to your account' },
  payment: 'Pay by card',
  returned: 'Is this payment yours?',
  recording: 'Your payment is confirmed',
  recorded: 'Thank you. You are subscribed.',
} as const;

export type AccountMode = 'sign-up' | 'login';

/** Heading of a step. Intent, card and checking share one. */
export function titleOf(step: Step, mode: AccountMode): string {
  switch (step) {
    case 'account':
      return checkoutTitles.account[mode];
    case 'intent':
    case 'card':
    case 'checking':
      return checkoutTitles.payment;
    default:
      return checkoutTitles[step];
  }
}

export function presetMode(state: unknown, fallback: AccountMode): AccountMode {
  const mode = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null;
  return mode === 'sign-up' || mode === 'login' ? mode : fallback;
}

/** What happens next after a charge, by step. */
const next: Partial<Record<Step, string>> = {
  account: ' Log in to finish, with the account that paid.',
  employees: ' To finish, enter the number of employees that you have paid for.',
};

/**
 * What the visitor is told of the money at a step, or with null where no checkout is shown; '' while nothing can have
 * been charged. The card form says itself that it is busy.
 */
export function chargeText(checkout: Checkout, step: Step | null): string {
  const charge = chargeOf(checkout);
  if (!charge || step === 'card') return '';
  if (charge === 'unknown') {
    return 'We do not know yet whether your card was charged. We ask Stripe first: you will not be charged twice.';
  }
  const { phase } = checkout;
  const failed = phase.name === 'recording' && phase.task === 'failed';
  const now = failed
    ? ` Try again, or contact us with the reference ${phase.payment.reference}.`
    : ' We are recording it now.';
  const action = step === 'recording' ? now : step ? next[step] : '';
  return `Your card was charged, but your subscription is not recorded yet.${action} Your card will not be charged a second time.`;
}

export const pageSteps = ['Sign up or log in', 'Employees and payment'] as const;

export const offer = {
  title: 'Human resource management',
  price: `$${dollarsPerEmployee}`,
  unit: 'for each employee',
  text: 'One price, whatever the plan. Count everyone you expect to manage at the same time.',
  points: [
    'The full amount before you pay',
    'Your card details go straight to Stripe, never to us',
    'A receipt as soon as it is done',
  ],
} as const;

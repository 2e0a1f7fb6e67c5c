import { type Checkout, chargeOf, type Step } from './checkout.ts';
import { dollarsPerEmployee } from './price.ts';

export type AccountMode = 'sign-up' | 'login';

const titles: Record<Step, string> = {
  employees: 'How many employees?',
  account: 'Create your account',
  intent: 'Pay by card',
  card: 'Pay by card',
  checking: 'Pay by card',
  returned: 'Is this payment yours?',
  recording: 'Your payment is confirmed',
  recorded: 'Thank you. You are subscribed.',
};

/** Heading of a step. */
export const titleOf = (step: Step, mode: AccountMode): string =>
  step === 'account' && mode === 'login' ? 'Log in to your account' : titles[step];

/** What the visitor does next after a charge, by step. */
const nextActions: Partial<Record<Step, string>> = {
  account: ' Log in to finish, with the account that paid.',
  employees: ' To finish, enter the number of employees that you have paid for.',
};

/**
 * Notice about a charge: at a step, or on a page without a checkout (null). '' before any charge, and at the card form,
 * whose button shows that it is busy.
 */
export function chargeText(checkout: Checkout, step: Step | null): string {
  const charge = chargeOf(checkout);
  if (!charge || step === 'card') return '';
  if (charge === 'unknown') {
    return 'We do not know yet whether your card was charged. We ask Stripe first: you will not be charged twice.';
  }
  const { phase } = checkout;
  const failed = phase.name === 'recording' && phase.task === 'failed';
  const recording = failed
    ? ` Try again, or contact us with the reference ${phase.payment.reference}.`
    : ' We are recording it now.';
  const action = step === 'recording' ? recording : step ? nextActions[step] : '';
  return `Your card was charged, but your subscription is not recorded yet.${action} Your card will not be charged a second time.`;
}

export const offer = {
  title: 'Human resource management',
  price: `$${dollarsPerEmployee}`,
  unit: 'for each employee',
} as const;

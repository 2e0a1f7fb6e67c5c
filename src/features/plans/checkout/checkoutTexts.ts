import type { Step } from './checkout.ts';
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

/** When a charged payment is not recorded and no checkout is shown; follows the error where there is one. */
export const chargedElsewhere =
  'Your card was charged. Select a plan again to finish: your card will not be charged a second time.';

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

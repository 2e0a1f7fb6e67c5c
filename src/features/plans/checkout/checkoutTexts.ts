import type { Step } from './checkout.ts';
import { checkoutTitles } from './subscriptionTexts.ts';

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

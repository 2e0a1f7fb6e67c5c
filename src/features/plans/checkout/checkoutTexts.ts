import type { Step } from './checkout.ts';
import { checkoutTitles } from './subscriptionTexts.ts';

/** What the account form does. */
export type AccountMode = 'sign-up' | 'login';

/** Heading of a step. Intent, card and check share one, so that the visitor meets them as one step. */
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

/** Preset of the account form in a navigation's state (section 4), or the page's own. */
export function presetMode(state: unknown, fallback: AccountMode): AccountMode {
  const mode = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null;
  return mode === 'sign-up' || mode === 'login' ? mode : fallback;
}

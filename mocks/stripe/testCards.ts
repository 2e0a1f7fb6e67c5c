/** Test card numbers and their results. Any other number, future date and three digits succeed. */

/**
 * Result of a confirmation. `away` redirects to a bank page and back first. `lost`: the connection breaks off, before
 * or after the charge.
 */
type CardOutcome = { problem: string | null; away?: boolean; lost?: 'before' | 'after' };

const declined = 'Your card was declined.';

const outcomes: Record<string, CardOutcome> = {
  '4000000000000002': { problem: declined },
  '4000000000009995': { problem: 'Your card has insufficient funds.' },
  '4000000000000069': { problem: 'Your card has expired.' },
  '4000000000000119': {
    problem: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000000000001018': { problem: null, lost: 'before' },
  '4000000000002024': { problem: null, lost: 'after' },
  '4000000000003220': { problem: null, away: true },
  '4000008400001629': { problem: declined, away: true },
};

/** Input of the card form. */
export type CardInput = { number: string; expiry: string; code: string };

/** The provider's message about incomplete input; null without any. */
export function checkCard({ number, expiry, code }: CardInput): string | null {
  if (number.replaceAll(/\D/g, '').length < 15) return 'Your card number is incomplete.';
  if (!/^(0?[1-9]|1[0-2])\D*\d\d$/.test(expiry.trim()))
    return "Your card's expiration date is incomplete.";
  return /^\d{3,4}$/.test(code.trim()) ? null : "Your card's security code is incomplete.";
}

/** Result of a complete card. */
export const outcomeOf = ({ number }: CardInput): CardOutcome =>
  outcomes[number.replaceAll(/\D/g, '')] ?? { problem: null };

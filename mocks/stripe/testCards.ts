/** Test card numbers and their results. Any future date and any three digits are valid. */

/**
 * Result of a confirmation. `away` redirects to a bank page and back first. `lost`: the connection breaks off, before
 * or after the charge.
 */
export type CardOutcome = {
  problem: string | null;
  away: boolean;
  lost?: 'before' | 'after';
};

const declined = 'Your card was declined.';

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': { problem: null, away: false },
  '5555555555554444': { problem: null, away: false },
  '4000000000000002': { problem: declined, away: false },
  '4000000000009995': { problem: 'Your card has insufficient funds.', away: false },
  '4000000000000069': { problem: 'Your card has expired.', away: false },
  '4000000000000119': {
    problem: 'An error occurred while processing your card. Try again in a little bit.',
    away: false,
  },
  '4000000000001018': { problem: null, away: false, lost: 'before' },
  '4000000000002024': { problem: null, away: false, lost: 'after' },
  '4000000000003220': { problem: null, away: true },
  '4000008400001629': { problem: declined, away: true },
};

/** Luhn check. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/** Input of the card form. */
export type CardInput = { number: string; expiry: string; code: string };

/** The provider's message about invalid input; null when it is valid. */
export function checkCard({ number, expiry, code }: CardInput, now = new Date()): string | null {
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 15) return 'Your card number is incomplete.';
  if (!isCardNumber(digits)) return 'Your card number is invalid.';
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\D*(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month) return "Your card's expiration date is incomplete.";
  const end = new Date(2000 + Number(year), Number(month));
  if (end <= now) return "Your card's expiration year is in the past.";
  return /^\d{3,4}$/.test(code.trim()) ? null : "Your card's security code is incomplete.";
}

/** Result of a valid card; unknown numbers succeed. */
export function outcomeOf({ number }: CardInput): CardOutcome {
  return outcomes[number.replaceAll(/\D/g, '')] ?? { problem: null, away: false };
}

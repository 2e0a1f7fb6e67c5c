import { exact } from '#contract/schemas.ts';

/** True for the contract's `email` format, so that stored addresses fit every response. */
export const isEmail = exact.compile<string>({ type: 'string', format: 'email' });

/** Compares two email addresses, ignoring case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

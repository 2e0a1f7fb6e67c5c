/** How a host reports breaches of the contract. */
import type { Violation } from '#contract/validate.ts';

/** One line for a console: `getService response /title: must be string`. */
export function describeViolation({ operation, side, pointer, message }: Violation): string {
  return `Contract violation: ${operation} ${side} ${pointer || '/'}: ${message}`;
}

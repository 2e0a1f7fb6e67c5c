import type { Violation } from '#contract/validate.ts';

/** A violation as one line for the console: `getService response /title: must be string`. */
export function describeViolation({ operation, side, pointer, message }: Violation): string {
  return `Contract violation: ${operation} ${side} ${pointer || '/'}: ${message}`;
}

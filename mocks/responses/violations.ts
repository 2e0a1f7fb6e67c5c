import type { Violation } from '#contract/validate.ts';

/** A violation as one line for the console: `getService response /title: must be string`. */
export function describeViolation({ operation, side, pointer, message }: Violation): string {
  const line = `Contract violation: ${operation} ${side} ${pointer || '/'}: ${message}`;
  // A field's name may contain control codes of the terminal.
  return line.replaceAll(/\p{Cc}/gu, '�');
}

import type { Violation } from '#contract/validate.ts';

/** A violation as one line for the console: `getService response /title: must be string`. */
export function describeViolation({ operation, side, pointer, message }: Violation): string {
  const line = `Contract violation: ${operation} ${side} ${pointer || '/'}: ${message}`;
  // A field's name may contain control codes of the terminal.
  return line.replaceAll(/\p{Cc}/gu, '�');
}

/** Prism's response header for violations of the request. */
export const violationsHeader = 'sl-violations';

/** Longer headers do not pass every proxy. */
const longestHeader = 2000;

/** Value of that header: JSON in ASCII, as in Prism. Omits violations beyond the longest header. */
export function toHeader(violations: readonly Violation[]): string {
  const items: string[] = [];
  let left = longestHeader;
  for (const { pointer, message } of violations) {
    const location = ['request', ...pointer.slice(0, 200).split('/').slice(1)];
    const item = JSON.stringify({ location, severity: 'Error', message: message.slice(0, 500) });
    const ascii = item.replaceAll(
      /[^ -~]/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    left -= ascii.length + 1;
    if (left < 0) break;
    items.push(ascii);
  }
  return `[${items.join(',')}]`;
}

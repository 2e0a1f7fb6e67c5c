/** What the parts of the mock pass along for a call. */
import type { Match } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';

/** Who responds to calls: the mock (MSW), or Prism servers behind the page's origin. */
export type MockBackend = 'msw' | 'prism';

/** What a call gets in place of its usual response: an example with its status, or a fault. A delay comes before it. */
export type Outcome = { status?: number; example?: string; fault?: string; delayMs?: number };

/** A call of the contract whose request is checked. */
export type Call = { request: Request; match: Match; outcome: Outcome; violations: Violation[] };

/** Called for every contract violation. */
export type ViolationListener = (violation: Violation) => void;

/** Ends the log entry of a call; `response` is null when there is none. */
export type EndLog = (response: Response | null, violations: Violation[]) => unknown;

/** A violation as one line for the console: `getService response /title: must be string`. */
export function describeViolation({ operation, side, pointer, message }: Violation): string {
  const line = `Contract violation: ${operation} ${side} ${pointer || '/'}: ${message}`;
  // A field's name may contain control codes of the terminal.
  return line.replaceAll(/\p{Cc}/gu, '�');
}

/** One request to a backend under test and what came of it. */
import type { OperationId, operations } from '#contract/generated/operations.ts';

/** A call of the contract. */
export type Operation = (typeof operations)[OperationId];

/** The contracts, each of which one backend fulfils. */
export type Api = Operation['api'];

/** A request as it is sent; header names in lower case. */
export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** An answer, its body decompressed. Header names in lower case; `set-cookie` alone has several values. */
export type Answer = { status: number; headers: Record<string, string[]>; body: Buffer };

/**
 * Why there is no whole answer. `reason` is a phrase such as 'the connection was reset'; `expected` and `got` say the same as
 * the parts of a breach.
 */
export type Failure = {
  kind: 'unreachable' | 'certificate' | 'timeout' | 'broken' | 'too large' | 'stopped';
  reason: string;
  expected?: string;
  got?: string;
};

/** Where in the journeys a request stands; `statuses` are the ones that the step may answer with. */
export type Step = {
  journey: string;
  id: string;
  description: string;
  operation: Operation;
  statuses: number[];
};

/** A step's request with its answer, or with the reason why there is none. Times in milliseconds. */
export type Exchange = {
  step: Step;
  request: Outgoing;
  result: Answer | Failure;
  duration: number;
};

/** Tells an answer from a failure. */
export function isAnswer(result: Answer | Failure): result is Answer {
  return 'status' in result;
}

/** A failure as the parts of a breach. */
export function explainFailure({ reason, expected, got }: Failure) {
  return { expected: expected ?? 'a whole answer', got: got ?? reason };
}

/** The status of an exchange's answer; null when no whole answer came. */
export function statusOf({ result }: Exchange): number | null {
  return isAnswer(result) ? result.status : null;
}

/** A header's value, several joined by a comma; '' when it is absent. */
export function headerOf(answer: Answer, name: string): string {
  return (answer.headers[name] ?? []).join(', ');
}

/** Types for one request to a backend under test and its result. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { type StepViolation, type Violation, violation } from './violations.ts';

export type Operation = (typeof operations)[OperationId];

/** Name of a contract; each has its own backend. */
export type Api = Operation['api'];

/** A request; header names are lower-case. */
export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** A response with its body decompressed. Header names are lower-case; only `set-cookie` has several values. */
export type BackendResponse = { status: number; headers: Record<string, string[]>; body: Buffer };

/**
 * Why there is no complete response. `reason` is a phrase such as 'the connection was reset'; `expected` (by default a
 * whole response) and `got` (by default the reason) are for the violation.
 */
export type Failure = {
  kind: 'unreachable' | 'certificate' | 'timeout' | 'broken' | 'too large' | 'stopped';
  reason: string;
  expected?: string;
  got?: string;
};

/** What came of a request. */
export type Result = BackendResponse | Failure;

/**
 * A step of a workflow; `statuses` are the expected status codes. `check` is for a response that is no call of the
 * contract, such as a file; `field` is where its URL stands.
 */
export type Step = {
  workflowId: string;
  id: string;
  description: string;
  operation: Operation;
  statuses: number[];
  field?: string;
  check?: (response: BackendResponse) => Violation[];
};

/** A step that expects 200, for a write 200 or 201, unless `changes` says otherwise. */
export function createStep(
  workflowId: string,
  id: string,
  description: string,
  call: OperationId,
  changes: Partial<Step> = {},
): Step {
  const operation = operations[call];
  const statuses = operation.method === 'GET' ? [200] : [200, 201];
  return { workflowId, id, description, operation, statuses, ...changes };
}

/** A request with its response or failure. `duration` in milliseconds. */
export type Exchange = {
  step: Step;
  request: Outgoing;
  result: Result;
  duration: number;
};

/** An exchange with its violations. */
export type CheckedExchange = { exchange: Exchange; violations: StepViolation[] };

/** True for a response, false for a failure. */
export const isResponse = (result: Result): result is BackendResponse => 'status' in result;

/** The response status; null when there is no complete response. */
export const statusOf = ({ result }: Pick<Exchange, 'result'>): number | null =>
  isResponse(result) ? result.status : null;

/** True for a success, whichever status it has. */
export const isSuccess = (exchange: Pick<Exchange, 'result'>): boolean =>
  Math.floor((statusOf(exchange) ?? 0) / 100) === 2;

/** Where a violation of this exchange is reported. */
export function placeOf(exchange: Exchange) {
  const { operation, workflowId, id } = exchange.step;
  return { operation: operation.id, workflowId, step: id, status: statusOf(exchange) };
}

/** The violation of a promise at an exchange. */
export const broken = (
  exchange: Exchange,
  field: string,
  expected: string,
  got: string,
): StepViolation => ({ ...violation('behaviour', field, expected, got), ...placeOf(exchange) });

/** True when a result, a violation or a skipped step is one of this step. */
export const isOf = (step: Step, place: { workflowId: string; step: string }): boolean =>
  place.workflowId === step.workflowId && place.step === step.id;

/** A header's values joined by commas; '' when it is absent. */
export const headerOf = ({ headers }: BackendResponse, name: string): string =>
  (headers[name] ?? []).join(', ');

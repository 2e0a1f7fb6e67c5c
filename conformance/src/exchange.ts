/** One request to a backend under test, and its result. */
import { documentedStatus } from '../../contract/listExamples.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';

export type Operation = (typeof operations)[OperationId];

/** Name of a contract; each has its own backend. */
export type ApiName = Operation['api'];

/** A request; header names are lower-case. `content` is the parsed body: JSON, or an object for each field of a form. */
export type Outgoing = Record<'method' | 'url', string> & {
  headers: Record<string, string>;
  body: Buffer | null;
  content?: unknown;
};

/** A response with its body decompressed. Header names are lower-case; only `set-cookie` has several values. */
export type BackendResponse = { status: number; headers: Record<string, string[]>; body: Buffer };

/** Why there is no complete response; `reason` is a phrase such as 'the connection was reset'. */
export type Failure = {
  kind: 'unreachable' | 'certificate' | 'timeout' | 'broken' | 'too large' | 'stopped';
  reason: string;
};

/** The result of a request. */
export type Result = BackendResponse | Failure;

/** A step of a rule; `statuses` are the expected ones, as contracts write them (404, 2XX). */
export type Step = { rule: string; name: string; operation: Operation; statuses: string[] };

/** A request with its response or failure. `duration` in milliseconds. */
export type Exchange = { step: Step; request: Outgoing; result: Result; duration: number };

/** True for a call that changes something on the server. */
export const isWrite = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET';

/** The success statuses that the contract documents for a call. */
export const successesOf = ({ examples }: Operation): string[] =>
  Object.keys(examples).filter((status) => status.startsWith('2'));

/** Creates a step, which expects success by default. */
export function createStep(
  rule: string,
  name: string,
  id: OperationId,
  statuses = successesOf(operations[id]),
): Step {
  return { rule, name, operation: operations[id], statuses };
}

/** True for a response, false for a failure. */
export const isResponse = (result: Result): result is BackendResponse => 'status' in result;

/** The response status; null when there is no complete response. */
export const statusOf = ({ result }: Pick<Exchange, 'result'>): number | null =>
  isResponse(result) ? result.status : null;

/** True for a success, whichever status it has. */
export const isSuccess = (exchange: Pick<Exchange, 'result'>): boolean =>
  Math.floor((statusOf(exchange) ?? 0) / 100) === 2;

/** True when a step expects this status. */
export const expects = ({ statuses }: Pick<Step, 'statuses'>, status: number): boolean =>
  documentedStatus(Object.fromEntries(statuses.map((each) => [each, true])), status) !== undefined;

/** True for a response with a status that its step expects. */
export const hasExpectedStatus = (exchange: Exchange): boolean =>
  expects(exchange.step, statusOf(exchange) ?? 0);

/** A header's values joined by commas; '' when it is absent. */
export const headerOf = ({ headers }: BackendResponse, name: string): string =>
  (headers[name] ?? []).join(', ');

/**
 * What is wrong. `field` is a JSON pointer into the body ('' is the whole body), `status`, or a header such as `header
 * Content-Type`. `expected` and `got` complete the sentence "expected …; got …".
 */
export type Finding = [field: string, expected: string, got: string];

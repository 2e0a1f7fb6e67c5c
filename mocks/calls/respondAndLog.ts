/** Handles and logs the page's calls, with the latency and the connection of the tab's scenario. */
import { delay } from 'msw';
import type { OperationId } from '#contract/generated/operations.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';
import { type HandleRequest, respond } from '../backend.ts';
import { describeViolation } from '../responses/violations.ts';
import { pace } from '../scenario/pace.ts';
import { describeBody, logCall } from './log.ts';

/** Logs a violation to the console. */
export const logViolation = (violation: Violation): void =>
  console.error(describeViolation(violation));

/**
 * Responds with the result of `play`, which may add violations, after the delay of the scenario, and logs the call.
 * `operation` is null for a call outside the contract, which is not delayed.
 */
export async function paceAndLog(
  request: Request,
  operation: OperationId | 'logout' | null,
  play: (violations: Violation[]) => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const { pathname, search } = new URL(request.url);
  const violations: Violation[] = [];
  const milliseconds = operation ? pace(request, operation) : 0;
  const addToLog = logCall({
    time: new Date(),
    method: request.method,
    path: pathname + search,
    operation,
    prefer: request.headers.get('prefer'),
    status: 'waiting',
    milliseconds: 0,
    sent: await describeBody(request),
    received: '',
    violations,
  });
  const finish = async (response: Response | null) =>
    addToLog({
      status: response && response.type !== 'error' ? response.status : 'failed',
      milliseconds: Math.round(performance.now() - started),
      received: response ? await describeBody(response) : '',
      violations: [...violations],
    });
  if (milliseconds > 0) await delay(milliseconds);
  try {
    const response = await play(violations);
    await finish(response);
    return response;
  } catch (error) {
    await finish(null);
    throw error;
  }
}

/** Responds as `respond` does and logs the call with its violations. */
export function respondAndLog(request: Request, handle: HandleRequest): Promise<Response> {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  return paceAndLog(request, match?.operation.id ?? null, (violations) => {
    const onViolation = (violation: Violation) => {
      violations.push(violation);
      logViolation(violation);
    };
    return respond(request, onViolation, handle);
  });
}

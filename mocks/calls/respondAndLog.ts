/** Handles and logs the page's calls, with the latency and the connection of the tab's scenario. */
import { delay } from 'msw';
import { matchOperation } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';
import { type HandleRequest, respond } from '../backend.ts';
import { describeViolation } from '../responses/violations.ts';
import { pace } from '../scenario/pace.ts';
import { describeBody, logCall } from './log.ts';

/** Logs a violation to the console. */
export const logViolation = (violation: Violation): void =>
  console.error(describeViolation(violation));

/** Responds as `respond` does and logs the call with its violations. */
export async function respondAndLog(request: Request, handle: HandleRequest): Promise<Response> {
  const started = performance.now();
  const { pathname, search } = new URL(request.url);
  const violations: Violation[] = [];
  const onViolation = (violation: Violation) => {
    violations.push(violation);
    logViolation(violation);
  };
  const match = matchOperation(request.method, pathname);
  const milliseconds = match ? pace(request, match.operation.id) : 0;
  const addToLog = logCall({
    time: new Date(),
    method: request.method,
    path: pathname + search,
    operation: match?.operation.id ?? null,
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
    const response = await respond(request, onViolation, handle);
    await finish(response);
    return response;
  } catch (error) {
    await finish(null);
    throw error;
  }
}

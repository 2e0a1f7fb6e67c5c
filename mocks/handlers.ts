/** The mock's handlers, and its answer to a call. */
import { getResponse, type HttpHandler, matchRequestUrl } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import type { Call } from './backend.ts';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { careersHandlers } from './handlers/careers.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { listHandlers } from './handlers/lists.ts';
import { subscriptionHandlers } from './handlers/subscription.ts';
import { answerFromAdded } from './network.ts';
import { toResponse } from './responses/examples.ts';
import { playRecorded } from './responses/recorded.ts';
import { refuse } from './responses/refusals.ts';

/** Hand-written handlers, then those with the contract's examples. */
const handlers: HttpHandler[] = [
  ...jobHandlers,
  ...listHandlers,
  ...careersHandlers,
  ...subscriptionHandlers,
  ...agencyHandlers,
  ...hrmsHandlers,
];

/** Handlers by operation; matching all of them for each request would be slow. */
const byOperation = new Map(
  Object.values(operations).map(({ id, method, base, path }) => {
    const url = new URL(base + path, 'http://localhost');
    const isFor = ({ info }: HttpHandler) =>
      info.method === method &&
      typeof info.path === 'string' &&
      matchRequestUrl(url, info.path).matches;
    return [id, handlers.filter(isFor)];
  }),
);

/** Responds with the chosen example, the recorded one, a test's handler (`added`), a refusal, or the mock's handler. */
export async function answerFromMock(
  call: Call,
  added: HttpHandler[] = [],
): Promise<Response | undefined> {
  const { request, outcome, match } = call;
  const { example: name = '', status = 200 } = outcome;
  const recorded = playRecorded(call);
  if (recorded) return recorded;
  if (listExamples(match.operation).some((each) => each.name === name))
    return toResponse(match.operation, { name, status });
  return (
    (await answerFromAdded(request, added)) ??
    refuse(call) ??
    getResponse(byOperation.get(match.operation.id) ?? [], request)
  );
}

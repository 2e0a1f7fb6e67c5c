import { getResponse, matchRequestUrl } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { careersHandlers } from './handlers/careers.ts';
import { sendEmail } from './handlers/contact.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { listHandlers } from './handlers/lists.ts';
import { subscriptionHandlers } from './handlers/subscription.ts';
import { createRefusals } from './responses/refusals.ts';

/** Handlers of requests that select an example (`Prefer: example=…`). */
export const preferredHandlers = [...agencyHandlers('preferred'), ...hrmsHandlers('preferred')];

const refusals = createRefusals(preferredHandlers);

/** All handlers: refusals, then hand-written ones, then those with the contract's first examples. */
export const handlers = [
  refusals,
  ...jobHandlers,
  ...listHandlers,
  ...careersHandlers,
  sendEmail,
  ...subscriptionHandlers,
  ...agencyHandlers('default'),
  ...hrmsHandlers('default'),
];

/** Handlers by operation; matching all of them for each request would be slow. */
const byOperation = new Map(
  Object.values(operations).map(({ id, method, base, path }) => {
    const url = new URL(base + path, 'http://localhost');
    const isFor = ({ info }: (typeof handlers)[number]) =>
      typeof info.path !== 'string' ||
      (info.method === method && matchRequestUrl(url, info.path).matches);
    return [id, handlers.filter(isFor)];
  }),
);

/** The response of the mock's own handlers, without those added by a test. */
export function respondFromMock(request: Request): Promise<Response | undefined> {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  const preferred = request.headers.has('prefer') ? preferredHandlers : [];
  return getResponse(
    [...preferred, ...((match && byOperation.get(match.operation.id)) ?? [])],
    request,
  );
}

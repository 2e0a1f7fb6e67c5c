/** The mock's handlers. */
import { type HttpHandler, matchRequestUrl } from 'msw';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { careersHandlers } from './handlers/careers.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { listHandlers } from './handlers/lists.ts';
import { subscriptionHandlers } from './handlers/subscription.ts';

/** Hand-written handlers, then those with the contract's examples. */
const handlers: HttpHandler[] = [
  ...jobHandlers,
  ...listHandlers,
  ...careersHandlers,
  ...subscriptionHandlers,
  ...agencyHandlers,
  ...hrmsHandlers,
];

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

/** The handlers of an operation; matching all of them for each request would be slow. */
export const handlersOf = (id: OperationId): HttpHandler[] => byOperation.get(id) ?? [];

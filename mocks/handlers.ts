/** The mock's handlers. */
import type { HttpHandler } from 'msw';
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

/** A path without the names of its parameters, as the contract or as MSW writes them. */
const bare = (path: string) => path.replaceAll(/\{[^}]+\}|:\w+/g, ':');

const byOperation = new Map(
  Object.values(operations).map(({ id, method, base, path }) => {
    const isFor = ({ info }: HttpHandler) =>
      info.method === method && bare(String(info.path)) === bare(`*${base}${path}`);
    return [id, handlers.filter(isFor)];
  }),
);

/** The handlers of an operation; matching all of them for each request would be slow. */
export const handlersOf = (id: OperationId): HttpHandler[] => byOperation.get(id) ?? [];

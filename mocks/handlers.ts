/** The mock's handlers. */
import type { HttpHandler } from 'msw';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { careersHandlers } from './handlers/careers.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { listHandlers } from './handlers/lists.ts';
import { subscriptionHandlers } from './handlers/subscription.ts';

/** Hand-written handlers, then those with the contract's examples. */
export const handlers: HttpHandler[] = [
  ...jobHandlers,
  ...listHandlers,
  ...careersHandlers,
  ...subscriptionHandlers,
  ...agencyHandlers,
  ...hrmsHandlers,
];

/** Handler factory of the agency contract for hand-written handlers, typed by the contract. */
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/agency.d.ts';

/** `agencyHttp.get('/api/jobs/', …)`: paths, queries and bodies as the contract has them, on any origin. */
export const agencyHttp = createOpenApiHttp<paths>({ baseUrl: '*' });

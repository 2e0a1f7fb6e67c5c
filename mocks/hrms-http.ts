/** Handler factory of the human-resource contract for hand-written handlers, typed by the contract. */
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/hrms.d.ts';

/** `hrmsHttp.post('/auth/login/login/', …)`: paths and bodies as the contract has them, on any origin. */
export const hrmsHttp = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/agency.d.ts';

/** Creates typed handlers of the agency contract for any origin: `agencyHttp.get('/api/jobs/', …)`. */
export const agencyHttp = createOpenApiHttp<paths>({ baseUrl: '*' });

import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/hrms.d.ts';

/** Creates typed handlers of the human-resource contract for any origin: `hrmsHttp.post('/auth/login/login/', …)`. */
export const hrmsHttp = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

/** The filtered list of jobs, and applications. */
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/agency.d.ts';
import { filterJobs, jobs, toTeaser } from '../db/jobs.ts';
import { findCandidate } from '../db/sessions.ts';
import { changeRecords, records } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';

/** Creates typed handlers of the agency contract for any origin: `agencyHttp.get('/api/jobs/', …)`. */
export const agencyHttp = createOpenApiHttp<paths>({ baseUrl: '*' });

export const jobHandlers = [
  agencyHttp.get('/api/jobs/', ({ request, response }) => {
    const found = filterJobs(jobs, new URL(request.url).searchParams);
    return response(200).json({ jobs: found.map(toTeaser) });
  }),
  // One application per candidate and active job.
  agencyHttp.post('/api/jobs/{slug}/apply/', ({ request, params: { slug } }) => {
    const email = findCandidate(request) ?? '';
    const job = jobs.find((each) => each.slug === slug);
    if (!job) return exampleResponse('applyToJob', 'jobNotFound');
    if (!job.is_active) return exampleResponse('applyToJob', 'jobClosed');
    return changeRecords(async () => {
      if (!records.profiles.findFirst((q) => q.where({ email }))) {
        return exampleResponse('applyToJob', 'profileRequired');
      }
      if (records.applications.findFirst((q) => q.where({ email, slug }))) {
        return exampleResponse('applyToJob', 'alreadyApplied');
      }
      await records.applications.create({ email, slug });
      return exampleResponse('applyToJob', 'applied');
    });
  }),
];

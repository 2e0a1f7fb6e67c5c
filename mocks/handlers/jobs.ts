/** The filtered list of jobs, and applications. */
import { operations } from '#contract/generated/operations.ts';
import { applications, profiles } from '../db/collections.ts';
import { jobs, toTeaser } from '../db/jobs.ts';
import { senderOf } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';
import { filterRecords } from '../responses/filterRecords.ts';
import { agencyHttp } from './agencyHttp.ts';

export const jobHandlers = [
  agencyHttp.get('/api/jobs/', ({ request, response }) => {
    const found = filterRecords(operations.listJobs, jobs, new URL(request.url).searchParams);
    return response(200).json({ jobs: found.map(toTeaser) });
  }),
  // One application per candidate and active job.
  agencyHttp.post('/api/jobs/{slug}/apply/', async ({ request, params: { slug } }) => {
    const email = senderOf('applyToJob', request);
    const job = jobs.find((each) => each.slug === slug);
    if (!job) return exampleResponse('applyToJob', 'jobNotFound');
    if (!job.is_active) return exampleResponse('applyToJob', 'jobClosed');
    return changeRecords(async () => {
      if (!profiles.findFirst((q) => q.where({ email }))) {
        return exampleResponse('applyToJob', 'profileRequired');
      }
      if (applications.findFirst((q) => q.where({ email, slug }))) {
        return exampleResponse('applyToJob', 'alreadyApplied');
      }
      await applications.create({ email, slug });
      return exampleResponse('applyToJob', 'applied');
    });
  }),
];

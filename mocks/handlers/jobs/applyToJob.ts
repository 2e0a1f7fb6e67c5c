import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { applications, jobs, profiles } from '../../db/collections.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords } from '../../db/store.ts';

const { applied, alreadyApplied, jobClosed, jobNotFound, notSignedIn, profileRequired } =
  examples.applyToJob;

/** Stores an application: one per candidate and active job. */
export const applyToJob = agencyHttp.post(
  '/api/jobs/{slug}/apply/',
  async ({ request, params: { slug }, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    const job = jobs.findFirst((q) => q.where({ slug }));
    if (!job) return response(404).json(jobNotFound);
    if (!job.is_active) return response(400).json(jobClosed);
    return changeRecords(async () => {
      const candidate = profiles.findFirst((q) => q.where({ email }));
      if (!candidate) return response(403).json(profileRequired);
      const same = { job: { slug }, candidate: { email } };
      if (applications.findFirst((q) => q.where(same))) {
        return response(400).json(alreadyApplied);
      }
      await applications.create({ job, candidate });
      return response(200).json(applied);
    });
  },
);

import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { jobs } from '../../db/seed.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords } from '../../db/store.ts';

const { applied, alreadyApplied, jobClosed, jobNotFound, notSignedIn, profileRequired } =
  examples.applyToJob;

/** Stores an application: one for each candidate and active position. */
export const applyToJob = agencyHttp.post(
  '/api/jobs/{slug}/apply/',
  ({ request, params: { slug }, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    const job = jobs.find((each) => each.slug === slug);
    if (!job) return response(404).json(jobNotFound);
    if (!job.is_active) return response(400).json(jobClosed);
    return changeRecords(({ profiles, applications }) => {
      if (!profiles.some((profile) => profile.email === email)) {
        return response(403).json(profileRequired);
      }
      if (applications.some((each) => each.email === email && each.slug === slug)) {
        return response(400).json(alreadyApplied);
      }
      applications.push({ email, slug });
      return response(200).json(applied);
    });
  },
);

import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { jobs } from '../../db/collections.ts';

/** The job with that slug, or 404. */
export const getJob = agencyHttp.get('/api/jobs/{slug}/', ({ params, response }) => {
  const found = jobs.findFirst((q) => q.where({ slug: params.slug }));
  return found
    ? response(200).json({ job: found })
    : response(404).json(examples.getJob.jobNotFound);
});

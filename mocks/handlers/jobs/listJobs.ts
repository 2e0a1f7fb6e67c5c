import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { departments, jobs } from '../../db/collections.ts';
import { teaserOf } from '../teaserOf.ts';
import { filterJobs } from './filterJobs.ts';

const toTeaser = teaserOf(examples.listJobs.jobs.jobs);

/** Jobs that match the query. */
export const listJobs = agencyHttp.get('/api/jobs/', ({ query, response }) => {
  const found = filterJobs(jobs.all(), departments.all(), {
    departmentId: query.get('department_id'),
    jobType: query.get('job_type'),
    location: query.get('location'),
    search: query.get('search'),
  });
  return response(200).json({ jobs: found.map(toTeaser) });
});

import type { components } from '#contract/generated/agency.d.ts';
import { agencyHttp } from '../../agency-http.ts';
import { departments, jobs } from '../../db/seed.ts';
import { filterJobs } from './filterJobs.ts';

type Schemas = components['schemas'];

function toTeaser(job: Schemas['Job']): Schemas['JobTeaser'] {
  const { description, responsibilities, qualifications, ...teaser } = job;
  return teaser;
}

/** Jobs that match the query, without their texts. */
export const listJobs = agencyHttp.get('/api/jobs/', ({ query, response }) =>
  response(200).json({
    jobs: filterJobs(jobs, departments, {
      departmentId: query.get('department_id'),
      jobType: query.get('job_type'),
      location: query.get('location'),
      search: query.get('search'),
    }).map(toTeaser),
  }),
);

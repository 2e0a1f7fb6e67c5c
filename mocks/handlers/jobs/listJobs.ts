import { agencyHttp } from '../../agency-http.ts';
import { departments, jobs } from '../../db/seed.ts';
import { filterJobs } from './filterJobs.ts';

/** Positions that match the query. */
export const listJobs = agencyHttp.get('/api/jobs/', ({ query, response }) =>
  response(200).json({
    jobs: filterJobs(jobs, departments, {
      departmentId: query.get('department_id'),
      jobType: query.get('job_type'),
      location: query.get('location'),
      search: query.get('search'),
    }),
  }),
);

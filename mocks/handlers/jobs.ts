/** Departments, jobs and applications. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import { applications, departments, jobs, profiles } from '../db/collections.ts';
import { senderOf } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { agencyHttp } from './agencyHttp.ts';
import { teaserOf } from './teaserOf.ts';

type Job = components['schemas']['Job'];
type Department = components['schemas']['Department'];

const toTeaser = teaserOf(examples.listJobs.jobs.jobs);
const { applied, alreadyApplied, jobClosed, jobNotFound, profileRequired } = examples.applyToJob;

/** The filters of `GET /api/jobs/`; null where none is set. */
export type JobFilters = {
  departmentId: string | null;
  jobType: string | null;
  location: string | null;
  search: string | null;
};

function departmentName({ department }: Job): string {
  return typeof department === 'string' ? department : (department?.name ?? '');
}

/** Jobs that match every given filter. The keyword is searched in title, department and description. */
export function filterJobs(all: Job[], groups: Department[], filters: JobFilters): Job[] {
  const { departmentId, jobType, location } = filters;
  const wanted = groups.find(({ id }) => id === Number(departmentId))?.name;
  const keyword = filters.search?.trim().toLowerCase();
  return all.filter((job) => {
    const text = `${job.title} ${departmentName(job)} ${job.description}`.toLowerCase();
    return (
      (!departmentId || departmentName(job) === wanted) &&
      (!jobType || job.job_type === jobType) &&
      (!location || job.location?.includes(location)) &&
      (!keyword || text.includes(keyword))
    );
  });
}

export const jobHandlers = [
  agencyHttp.get('/api/departments/', ({ response }) =>
    response(200).json({ departments: departments.all() }),
  ),
  agencyHttp.get('/api/jobs/', ({ query, response }) => {
    const found = filterJobs(jobs.all(), departments.all(), {
      departmentId: query.get('department_id'),
      jobType: query.get('job_type'),
      location: query.get('location'),
      search: query.get('search'),
    });
    return response(200).json({ jobs: found.map(toTeaser) });
  }),
  agencyHttp.get('/api/jobs/{slug}/', ({ params: { slug }, response }) => {
    const job = jobs.findFirst((q) => q.where({ slug }));
    return job ? response(200).json({ job }) : response(404).json(examples.getJob.jobNotFound);
  }),
  // One application per candidate and active job.
  agencyHttp.post('/api/jobs/{slug}/apply/', async ({ request, params: { slug }, response }) => {
    const email = senderOf(request);
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
      return response('2XX').json(applied, { status: 200 });
    });
  }),
];

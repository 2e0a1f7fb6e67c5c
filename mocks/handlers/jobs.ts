/** The filtered list of jobs, and applications. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import { applications, profiles } from '../db/collections.ts';
import { jobs, toTeaser } from '../db/jobs.ts';
import { senderOf } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { agencyHttp } from './agencyHttp.ts';

type Job = components['schemas']['Job'];

const { departments } = examples.listDepartments.departments;
const { applied, alreadyApplied, jobClosed, jobNotFound, profileRequired } = examples.applyToJob;

function departmentName({ department }: Job): string {
  return typeof department === 'string' ? department : (department?.name ?? '');
}

/** Jobs that match the query of `GET /api/jobs/`. The keyword is searched in title, department and description. */
export function filterJobs(all: Job[], query: Partial<Record<string, string>>): Job[] {
  const { department_id, job_type, location, search } = query;
  const wanted = departments.find(({ id }) => id === Number(department_id))?.name;
  const keyword = search?.trim().toLowerCase();
  return all.filter((job) => {
    const text = `${job.title} ${departmentName(job)} ${job.description}`.toLowerCase();
    return (
      (!department_id || departmentName(job) === wanted) &&
      (!job_type || job.job_type === job_type) &&
      (!location || job.location?.includes(location)) &&
      (!keyword || text.includes(keyword))
    );
  });
}

export const jobHandlers = [
  agencyHttp.get('/api/jobs/', ({ request, response }) => {
    const found = filterJobs(jobs, Object.fromEntries(new URL(request.url).searchParams));
    return response(200).json({ jobs: found.map(toTeaser) });
  }),
  // One application per candidate and active job.
  agencyHttp.post('/api/jobs/{slug}/apply/', async ({ request, params: { slug }, response }) => {
    const email = senderOf(request);
    const job = jobs.find((each) => each.slug === slug);
    if (!job) return response(404).json(jobNotFound);
    if (!job.is_active) return response(400).json(jobClosed);
    return changeRecords(async () => {
      if (!profiles.findFirst((q) => q.where({ email }))) {
        return response(403).json(profileRequired);
      }
      if (applications.findFirst((q) => q.where({ email, slug }))) {
        return response(400).json(alreadyApplied);
      }
      await applications.create({ email, slug });
      return response('2XX').json(applied, { status: 200 });
    });
  }),
];

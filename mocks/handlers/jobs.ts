/** The filtered list of jobs, and applications. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import { listJobs } from '#contract/generated/limits.ts';
import { applications, profiles } from '../db/collections.ts';
import { jobs, toTeaser } from '../db/jobs.ts';
import { senderOf } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { exampleResponse } from '../responses/exampleResponse.ts';
import { agencyHttp } from './agencyHttp.ts';

type Job = components['schemas']['Job'];

const { departments } = examples.listDepartments.departments;

function departmentName({ department }: Job): string {
  return typeof department === 'string' ? department : (department?.name ?? '');
}

function searchedText(job: Job): string {
  const values = listJobs.search['x-searches'].map((name) => job[name]);
  const texts = values.map((value) => (typeof value === 'object' ? value?.name : value));
  return texts.join(' ').toLowerCase();
}

/** Jobs that match the query of `GET /api/jobs/`. A parameter without a rule here compares the property of its name; others are ignored. */
export function filterJobs(all: Job[], query: Partial<Record<string, string>>): Job[] {
  const { department_id, location, search, ...others } = query;
  const wanted = departments.find(({ id }) => id === Number(department_id))?.name;
  const keyword = search?.trim().toLowerCase();
  const isOwn = (name: string) => all.some((job) => name in job);
  const own = Object.entries(others).filter(([name, value]) => value && isOwn(name));
  return all.filter((job) => {
    return (
      (!department_id || departmentName(job) === wanted) &&
      (!location || job.location?.includes(location)) &&
      (!keyword || searchedText(job).includes(keyword)) &&
      own.every(([name, value]) => job[name as keyof Job] === value)
    );
  });
}

export const jobHandlers = [
  agencyHttp.get('/api/jobs/', ({ request, response }) => {
    const found = filterJobs(jobs, Object.fromEntries(new URL(request.url).searchParams));
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

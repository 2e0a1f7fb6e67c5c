/** The open and closed positions of the contract's examples, and their filters. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';

type Job = components['schemas']['Job'];
type JobTeaser = components['schemas']['JobTeaser'];

const listed = examples.listJobs.jobs.jobs;
const details = Object.values(examples.getJob).flatMap((each) => ('job' in each ? [each.job] : []));

const posted = (job: Job) => Date.parse(job.posted_date ?? '') || 0;

/** All jobs with every field, newest first. */
export const jobs: Job[] = listed
  .flatMap(({ id }) => details.find((job) => job.id === id) ?? [])
  .toSorted((a, b) => posted(b) - posted(a));

const teaserFields = new Set(listed.flatMap((job) => Object.keys(job)));

/** A job with only the fields of the list. */
export const toTeaser = (job: Job) =>
  Object.fromEntries(Object.entries(job).filter(([field]) => teaserFields.has(field))) as JobTeaser;

const { departments } = examples.listDepartments.departments;
const nameOf = ({ department }: Job) =>
  (typeof department === 'object' ? department?.name : department) ?? '';

/** The jobs that match all filters of a query; an empty value filters nothing. */
export function filterJobs(all: Job[], query: URLSearchParams): Job[] {
  const [id, type, place, words] = ['department_id', 'job_type', 'location', 'search'].map(
    (name) => query.get(name)?.trim().toLowerCase() ?? '',
  );
  const wanted = departments.find((each) => String(each.id) === id)?.name;
  const has = (texts: (string | null | undefined)[], part = '') =>
    texts.join(' ').toLowerCase().includes(part);
  return all.filter(
    (job) =>
      (!id || nameOf(job) === wanted) &&
      (!type || job.job_type === type) &&
      has([job.location], place) &&
      has([job.title, nameOf(job), job.description], words),
  );
}

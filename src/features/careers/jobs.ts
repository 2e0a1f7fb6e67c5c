import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDepartmentsResponse } from '#contract/generated/decoders/agency/departments.ts';
import {
  type ApplicationOutcome,
  applyToJobFailure,
  applyToJobResponse,
  getJobResponse,
  type Job,
  type JobTeaser,
  listJobsResponse,
} from '#contract/generated/decoders/agency/jobs.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { unwrap, unwrapResponse } from '#shared/api/unwrap.ts';
import { inSession } from './account/careersCalls.ts';

/** Matching jobs. In prerendered pages `jobs` has only the first of `total`. */
export type JobList = { total: number; jobs: JobTeaser[] };

export type JobType = NonNullable<Job['job_type']>;

export const jobTypes: Record<JobType, string> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  internship: 'Internship',
};

/** Filters of the list by parameter name in the URL and the call; '' means all. */
export type JobFilters = { department_id: string; job_type: JobType | ''; search: string };

const filterNames = ['department_id', 'job_type', 'search'];

/** The URL of the list or of a job, with the filters of a query: a job leads back to the list as the visitor left it. */
export function withFilters(path: string, query: URLSearchParams): string {
  const set = [...query].filter(([name, value]) => value && filterNames.includes(name));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

/** Name of a job's department, which some servers send as an object. */
export const departmentOf = ({ department }: JobTeaser) =>
  typeof department === 'object' ? department?.name : department;

/** Jobs that match the filters. The previous list stays until the new one has loaded. */
export const jobsQuery = (filters: JobFilters) =>
  queryOptions({
    queryKey: ['jobs', filters],
    meta: { failure: 'jobsFailed' },
    queryFn: async ({ signal }): Promise<JobList> => {
      const query = {
        ...filters,
        department_id: Number(filters.department_id) || undefined,
        job_type: filters.job_type || undefined,
      };
      const call = agency.GET('/api/jobs/', { params: { query }, signal });
      const { jobs } = await unwrap(call, listJobsResponse);
      return { total: jobs.length, jobs };
    },
    // A changed filter always refetches; showing a list again does so only after a missed or failed refresh.
    staleTime: 0,
    refetchOnMount: ({ state }) => state.isInvalidated,
    placeholderData: keepPreviousData,
  });

export const jobQuery = (slug: string) => ({
  ...queryOptions({
    queryKey: ['job', slug],
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/jobs/{slug}/', { params: { path: { slug } }, signal });
      return (await unwrap(call, getJobResponse)).job;
    },
  }),
  meta: { failure: 'jobFailed' as const, isItem: true as const },
});

export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    meta: { failure: 'departmentsFailed' },
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/departments/', { signal });
      const { departments } = await unwrap(call, listDepartmentsResponse);
      return departments.filter(({ name }) => name);
    },
  });

/** The server's text, which decides and is shown: message, else error, detail, or the first of errors. */
const textIn = ({ message, error, detail, errors }: ApplicationOutcome) =>
  [message, error, detail, errors].flat().find((text) => text) ?? '';

/**
 * Applies for a job with an empty cover letter. Returns 'already' when the server's text says so, at any status. Throws
 * `ApiError`, also for a success with an error and no message.
 */
export async function applyToJob(slug: string): Promise<'applied' | 'already'> {
  const call = agency.POST('/api/jobs/{slug}/apply/', {
    params: { path: { slug } },
    body: { cover_letter: '' },
  });
  const { status, body } = await inSession(unwrapResponse(call));
  const succeeded = status >= 200 && status <= 299;
  const outcome = decodeOrEmpty(succeeded ? applyToJobResponse : applyToJobFailure, body);
  if (/already applied/i.test(textIn(outcome))) return 'already';
  if (!succeeded || (outcome.error && !outcome.message)) throw statusError(status, body);
  return 'applied';
}

export function applyFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status')) return textOf('applyUnreachable');
  return textIn(decodeOrEmpty(applyToJobFailure, failure.body)) || textOf('applyFailed');
}

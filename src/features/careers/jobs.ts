import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDepartmentsResponse } from '#contract/generated/decoders/agency/departments.ts';
import {
  getJobResponse,
  type Job,
  type JobTeaser,
  listJobsResponse,
} from '#contract/generated/decoders/agency/jobs.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

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

/** Whether a job takes applications. */
export const isOpen = ({ is_active }: JobTeaser): boolean => is_active;

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
      return departments;
    },
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDepartmentsResponse } from '#contract/generated/decoders/agency/departments.ts';
import {
  getJobResponse,
  type Job as JobRecord,
  listJobsResponse,
  type JobTeaser as TeaserRecord,
} from '#contract/generated/decoders/agency/jobs.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

/** A job in lists. */
export type JobTeaser = ReturnType<typeof toTeaser>;

/** Matching jobs. Prerendered pages contain only the first of `total`. */
export type JobList = { total: number; jobs: JobTeaser[] };

export type Job = ReturnType<typeof toJob>;

export type JobType = NonNullable<JobRecord['job_type']>;

export const jobTypes: Record<JobType, string> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  internship: 'Internship',
};

export const isJobType = (value: string): value is JobType => Object.hasOwn(jobTypes, value);

/** Filters of the list; '' means all. */
export type JobFilters = { departmentId: string; jobType: JobType | ''; search: string };

const toTeaser = (job: TeaserRecord) => ({
  slug: job.slug,
  title: job.title,
  department: typeof job.department === 'object' ? job.department?.name : job.department,
  location: job.location,
  postedDate: job.posted_date,
  salaryRange: job.salary_range,
  isActive: job.is_active,
});

const toJob = (job: JobRecord) => ({
  ...toTeaser(job),
  jobType: job.job_type,
  closingDate: job.closing_date,
  description: job.description,
  responsibilities: job.responsibilities,
  qualifications: job.qualifications,
});

/** Jobs that match the filters. The previous list stays until the new one has loaded. */
export const jobsQuery = (filters: JobFilters) =>
  queryOptions({
    queryKey: ['jobs', filters],
    meta: { failure: 'jobsFailed' },
    queryFn: async ({ signal }): Promise<JobList> => {
      const query = {
        department_id: Number(filters.departmentId) || undefined,
        job_type: filters.jobType || undefined,
        search: filters.search,
      };
      const call = agency.GET('/api/jobs/', { params: { query }, signal });
      const { jobs } = await unwrap(call, listJobsResponse);
      return { total: jobs.length, jobs: jobs.map(toTeaser) };
    },
    // A changed filter always refetches; showing a list again does not.
    staleTime: 0,
    refetchOnMount: false,
    placeholderData: keepPreviousData,
  });

export const jobQuery = (slug: string) =>
  queryOptions({
    queryKey: ['job', slug],
    meta: { failure: 'jobFailed' },
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/jobs/{slug}/', { params: { path: { slug } }, signal });
      return toJob((await unwrap(call, getJobResponse)).job);
    },
  });

/** A department with the number of its jobs. */
type Department = { id: number; name: string; jobCount: number };

export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    meta: { failure: 'departmentsFailed' },
    queryFn: async ({ signal }): Promise<Department[]> => {
      const call = agency.GET('/api/departments/', { signal });
      const { departments } = await unwrap(call, listDepartmentsResponse);
      return departments.map(({ id, name, job_count: jobCount }) => ({ id, name, jobCount }));
    },
  });

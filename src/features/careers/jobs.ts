import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import {
  fieldsOf,
  isRecord,
  line,
  optionalText,
  positiveInteger,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';
import { hasRecord, unwrap } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

/** A job in lists. Missing texts are ''; dates are ISO dates. */
export type JobTeaser = ReturnType<typeof readTeaser>;

/** Matching jobs. Prerendered pages contain only the first of `total`. */
export type JobList = { total: number; jobs: JobTeaser[] };

/** A job; the last three fields are HTML. */
export type Job = ReturnType<typeof readJob>;

export type JobType = Schemas['JobType'];

export const jobTypes: Record<JobType, string> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  internship: 'Internship',
};

export const isJobType = (value: string): value is JobType => Object.hasOwn(jobTypes, value);

/** Filters of the list; '' means all. */
export type JobFilters = { departmentId: string; jobType: JobType | ''; search: string };

function readTeaser(record: Tolerant<Schemas['JobTeaser']>) {
  const { department } = record;
  const { name } = fieldsOf<Schemas['JobDepartment']>(department);
  return {
    slug: text(record.slug),
    title: line(record.title),
    department: line(isRecord(department) ? name : department),
    location: line(record.location),
    postedDate: optionalText(record.posted_date),
    salaryRange: line(record.salary_range),
    isActive: record.is_active === true,
  };
}

function readJob(record: Tolerant<Schemas['Job']>) {
  const jobType = text(record.job_type);
  return {
    ...readTeaser(record),
    jobType: isJobType(jobType) ? jobType : null,
    closingDate: optionalText(record.closing_date),
    description: text(record.description),
    responsibilities: text(record.responsibilities),
    qualifications: text(record.qualifications),
  };
}

/** Jobs that match the filters. The previous list stays until the new one has loaded. */
export const jobsQuery = (filters: JobFilters) =>
  queryOptions({
    queryKey: ['jobs', filters],
    meta: { failure: 'jobsFailed' },
    queryFn: async ({ signal }): Promise<JobList> => {
      const query = {
        department_id: positiveInteger(filters.departmentId) ?? undefined,
        job_type: filters.jobType || undefined,
        search: filters.search,
      };
      const call = agency.GET('/api/jobs/', { params: { query }, signal });
      const jobs = await readList(call, 'jobs', readTeaser);
      return { total: jobs.length, jobs };
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
      const { job } = await unwrap(call, hasRecord('job'));
      return readJob(fieldsOf<Schemas['Job']>(job));
    },
  });

export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    meta: { failure: 'departmentsFailed' },
    queryFn: ({ signal }) => {
      const call = agency.GET('/api/departments/', { signal });
      return readList(call, 'departments', (record) => {
        const id = positiveInteger(record.id);
        const jobCount = Number(record.job_count) || 0;
        return id === null ? null : { id, name: text(record.name), jobCount };
      });
    },
  });

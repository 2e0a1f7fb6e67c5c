import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '../client.ts';
import { optionalText, positiveInteger, records, text } from '../tolerant.ts';
import { hasList, hasRecord, isRecord, unwrap } from '../unwrap.ts';

/** A position as the list shows it. Texts are '' where the backend has none; dates are calendar dates. */
export type JobTeaser = {
  slug: string;
  title: string;
  department: string;
  location: string;
  postedDate: string | null;
  salaryRange: string;
  isActive: boolean;
};

/** The positions that match, or the first of them: a prerendered page does not carry thousands. */
export type JobList = { total: number; jobs: JobTeaser[] };

/** A position in full; the last three are HTML. */
export type Job = JobTeaser & {
  jobType: JobType | null;
  closingDate: string | null;
  description: string;
  responsibilities: string;
  qualifications: string;
};

/** A department with the number of its positions. */
export type Department = { id: number; name: string; jobCount: number };

/** Kind of employment, as the query takes it. */
export type JobType = components['schemas']['JobType'];

const jobTypes: JobType[] = ['full-time', 'part-time', 'contract', 'internship'];

/** Filters of the list; '' where none is set. */
export type JobFilters = { departmentId: string; jobType: JobType | ''; search: string };

function readTeaser(record: Record<string, unknown>): JobTeaser {
  const { department } = record;
  return {
    slug: text(record.slug),
    title: text(record.title),
    department: isRecord(department) ? text(department.name) : text(department),
    location: text(record.location),
    postedDate: optionalText(record.posted_date),
    salaryRange: text(record.salary_range),
    isActive: record.is_active === true,
  };
}

function readJob(record: Record<string, unknown>): Job {
  return {
    ...readTeaser(record),
    jobType: jobTypes.find((type) => type === record.job_type) ?? null,
    closingDate: optionalText(record.closing_date),
    description: text(record.description),
    responsibilities: text(record.responsibilities),
    qualifications: text(record.qualifications),
  };
}

/** Positions that match the filters (section 7, `GET /api/jobs/`). The last list stays until the next one is there. */
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
      const jobs = records((await unwrap(call, hasList('jobs'))).jobs, readTeaser);
      return { total: jobs.length, jobs };
    },
    placeholderData: keepPreviousData,
  });

/** One position by the slug of the address (section 7, `GET /api/jobs/{slug}/`). */
export const jobQuery = (slug: string) =>
  queryOptions({
    queryKey: ['job', slug],
    meta: { failure: 'jobFailed' },
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/jobs/{slug}/', { params: { path: { slug } }, signal });
      return readJob((await unwrap(call, hasRecord('job'))).job);
    },
  });

/** Departments of the filter (section 7, `GET /api/departments/`). */
export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    meta: { failure: 'departmentsFailed' },
    queryFn: async ({ signal }): Promise<Department[]> => {
      const call = agency.GET('/api/departments/', { signal });
      return records((await unwrap(call, hasList('departments'))).departments, (record) => {
        const id = positiveInteger(record.id);
        return id === null
          ? null
          : { id, name: text(record.name), jobCount: Number(record.job_count) || 0 };
      });
    },
  });

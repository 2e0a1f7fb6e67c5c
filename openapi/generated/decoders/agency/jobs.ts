// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { CalendarDate, Decoder, Html } from '#contract/decoder.ts';

export type JobTeaser = {
  id: number;
  slug: string;
  title: string | null;
  department: {
    id: number | null;
    name: string;
  } | string | null;
  job_type: "full-time" | "part-time" | "contract" | "internship" | null;
  location: string | null;
  posted_date: CalendarDate | null;
  closing_date: CalendarDate | null;
  salary_range: string | null;
  is_active: boolean;
};

export const JobTeaser: Decoder<JobTeaser> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    slug: { is: 'token', max: 100 },
    title: { is: 'text', max: 200, orNull: true },
    department: {
      is: 'union',
      of: [
        {
          is: 'object',
          fields: { id: { is: 'integer', min: 1, orNull: true }, name: { is: 'text', max: 120 } },
          some: true
        },
        { is: 'text', max: 120 }
      ]
    },
    job_type: { is: 'enum', of: [ 'full-time', 'part-time', 'contract', 'internship' ] },
    location: { is: 'text', max: 120, orNull: true },
    posted_date: { is: 'date', orNull: true },
    closing_date: { is: 'date', orNull: true },
    salary_range: { is: 'text', max: 200, orNull: true },
    is_active: { is: 'boolean' }
  },
  some: true
};

export type Job = {
  id: number;
  slug: string;
  title: string | null;
  department: {
    id: number | null;
    name: string;
  } | string | null;
  job_type: "full-time" | "part-time" | "contract" | "internship" | null;
  location: string | null;
  posted_date: CalendarDate | null;
  closing_date: CalendarDate | null;
  salary_range: string | null;
  is_active: boolean;
  description: Html | null;
  responsibilities: Html | null;
  qualifications: Html | null;
};

export const Job: Decoder<Job> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    slug: { is: 'token', max: 100 },
    title: { is: 'text', max: 200, orNull: true },
    department: {
      is: 'union',
      of: [
        {
          is: 'object',
          fields: { id: { is: 'integer', min: 1, orNull: true }, name: { is: 'text', max: 120 } },
          some: true
        },
        { is: 'text', max: 120 }
      ]
    },
    job_type: { is: 'enum', of: [ 'full-time', 'part-time', 'contract', 'internship' ] },
    location: { is: 'text', max: 120, orNull: true },
    posted_date: { is: 'date', orNull: true },
    closing_date: { is: 'date', orNull: true },
    salary_range: { is: 'text', max: 200, orNull: true },
    is_active: { is: 'boolean' },
    description: { is: 'html', orNull: true },
    responsibilities: { is: 'html', orNull: true },
    qualifications: { is: 'html', orNull: true }
  },
  some: true
};

export type ApplicationOutcome = {
  message: string | null;
  error: string | null;
  detail: string | null;
  errors: (string | null)[] | string | null;
};

export const ApplicationOutcome: Decoder<ApplicationOutcome> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 500, orNull: true },
    errors: {
      is: 'union',
      of: [
        { is: 'list', of: { is: 'maybe', of: { is: 'text', max: 500, orNull: true } } },
        { is: 'text', max: 500 }
      ]
    }
  }
};

/** Body of a success of listJobs. */
export const listJobsResponse: Decoder<{
  jobs: JobTeaser[];
}> = { is: 'object', fields: { jobs: { is: 'list', of: JobTeaser, by: 'slug' } }, must: 'jobs' };

/** Body of a failure of listJobs. */
export const listJobsFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of getJob. */
export const getJobResponse: Decoder<{
  job: Job;
}> = { is: 'object', fields: { job: Job }, must: 'job' };

/** Body of a failure of getJob. */
export const getJobFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of applyToJob. */
export const applyToJobResponse: Decoder<ApplicationOutcome> = ApplicationOutcome;

/** Body of a failure of applyToJob. */
export const applyToJobFailure: Decoder<{
  message: string | null;
  error: string | null;
  detail: string | null;
  errors: (string | null)[] | string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    errors: {
      is: 'union',
      of: [
        { is: 'list', of: { is: 'maybe', of: { is: 'text', max: 500, orNull: true } } },
        { is: 'text', max: 500 }
      ]
    }
  }
};

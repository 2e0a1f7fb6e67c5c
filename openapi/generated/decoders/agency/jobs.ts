// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { DepartmentName, EdgeText, Html, RecordId } from './components.ts';

export const Slug = { type: 'string', pattern: '^[A-Za-z0-9_\\-]+$', maxLength: 100 } as const;

export const JobDepartment = {
  type: 'null',
  anyOf: [
    DepartmentName,
    {
      type: 'object',
      properties: { id: RecordId, name: DepartmentName },
      required: [ 'name' ],
      minProperties: 1
    }
  ]
} as const;

export const JobType = { type: 'string', enum: [ 'full-time', 'part-time', 'contract', 'internship' ] } as const;

export type JobTeaser = Decoded<typeof JobTeaser>;
export const JobTeaser = {
  type: 'object',
  properties: {
    id: RecordId,
    slug: Slug,
    title: { type: [ 'string', 'null' ], maxLength: 200 },
    department: JobDepartment,
    job_type: { type: 'null', anyOf: [ JobType ] },
    location: { type: [ 'string', 'null' ], maxLength: 120 },
    posted_date: { type: [ 'string', 'null' ], format: 'date' },
    closing_date: { type: [ 'string', 'null' ], format: 'date' },
    salary_range: { type: [ 'string', 'null' ], maxLength: 200 },
    is_active: { type: 'boolean' }
  },
  required: [ 'id', 'slug', 'is_active' ],
  minProperties: 1
} as const;

export type Job = Decoded<typeof Job>;
export const Job = {
  type: 'object',
  properties: {
    id: RecordId,
    slug: Slug,
    title: { type: [ 'string', 'null' ], maxLength: 200 },
    department: JobDepartment,
    job_type: { type: 'null', anyOf: [ JobType ] },
    location: { type: [ 'string', 'null' ], maxLength: 120 },
    posted_date: { type: [ 'string', 'null' ], format: 'date' },
    closing_date: { type: [ 'string', 'null' ], format: 'date' },
    salary_range: { type: [ 'string', 'null' ], maxLength: 200 },
    is_active: { type: 'boolean' },
    description: Html,
    responsibilities: Html,
    qualifications: Html
  },
  required: [ 'id', 'slug', 'is_active' ],
  minProperties: 1
} as const;

export const OutcomeText = { type: [ 'string', 'null' ], maxLength: 500 } as const;

export type ApplicationOutcome = Decoded<typeof ApplicationOutcome>;
export const ApplicationOutcome = {
  type: 'object',
  properties: {
    message: OutcomeText,
    error: OutcomeText,
    detail: OutcomeText,
    errors: { type: 'null', anyOf: [ OutcomeText, { type: 'array', maxItems: 50, items: OutcomeText } ] }
  }
} as const;

export const listJobsResponse = {
  type: 'object',
  properties: { jobs: { type: 'array', maxItems: 1000, items: JobTeaser, 'x-identity': 'slug' } },
  required: [ 'jobs' ],
  minProperties: 1,
  'x-envelope': 'jobs'
} as const;

export const listJobsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const getJobResponse = {
  type: 'object',
  properties: { job: Job },
  required: [ 'job' ],
  minProperties: 1,
  'x-envelope': 'job'
} as const;

export const getJobFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const applyToJobResponse = ApplicationOutcome;

export const applyToJobFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    error: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    errors: { type: 'null', anyOf: [ OutcomeText, { type: 'array', maxItems: 50, items: OutcomeText } ] }
  }
} as const;

// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';

export type Department = {
  id: number;
  name: string;
  job_count: number;
};

export const Department: Decoder<Department> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    name: { is: 'text', max: 120 },
    job_count: { is: 'integer', min: 0 }
  },
  some: true
};

/** Body of a success of listDepartments. */
export const listDepartmentsResponse: Decoder<{
  departments: Department[];
}> = {
  is: 'object',
  fields: { departments: { is: 'list', of: Department, by: 'id' } },
  must: 'departments'
};

/** Body of a failure of listDepartments. */
export const listDepartmentsFailure: Decoder<{
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

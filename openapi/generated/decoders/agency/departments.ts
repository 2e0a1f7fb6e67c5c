// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { DepartmentName, EdgeText, RecordId } from './components.ts';

export type Department = Decoded<typeof Department>;
export const Department = {
  type: 'object',
  properties: { id: RecordId, name: DepartmentName, job_count: { type: 'integer', minimum: 0 } },
  required: [ 'id', 'name', 'job_count' ],
  minProperties: 1
} as const;

export const listDepartmentsResponse = {
  type: 'object',
  properties: { departments: { type: 'array', maxItems: 200, items: Department, 'x-identity': 'id' } },
  required: [ 'departments' ],
  minProperties: 1,
  'x-envelope': 'departments'
} as const;

export const listDepartmentsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

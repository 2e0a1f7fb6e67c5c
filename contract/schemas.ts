import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { agencySchemas } from '../openapi/generated/agency.schemas.ts';
import { hrmsSchemas } from '../openapi/generated/hrms.schemas.ts';
import type { ContractSchemas } from './jsonSchema.ts';
import { documentedStatus, type Operation } from './listExamples.ts';

export const contracts: Record<string, ContractSchemas> = {
  agency: agencySchemas,
  hrms: hrmsSchemas,
};

/** Ajv with all contracts: `getSchema('agency#/operations/getJob/query')`. It may coerce texts to the schema's types. */
export function createAjv(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    coerceTypes,
    // The generator has validated the schemas; skipping it here saves time at page load.
    meta: false,
    validateSchema: false,
    // A page checks few messages with each schema, so optimizing the checks would take longer than it saves.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const [api, each] of Object.entries(contracts)) ajv.addSchema(each, api);
  return ajv;
}

export const exact = createAjv(false);

/** Reference to a schema of an operation: `pointTo('agency', 'getJob', 'responses', '200')`. */
export function pointTo(api: string, operation: string, ...keys: string[]): string {
  const escaped = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [`${api}#/operations`, operation, ...escaped].join('/');
}

/** Validator of the JSON body of a response with this status; undefined when it is not documented. */
export function findResponseSchema(
  { api, id }: Pick<Operation, 'api' | 'id'>,
  status: number,
): ValidateFunction | undefined {
  const documented = documentedStatus(contracts[api]?.operations[id]?.responses ?? {}, status);
  if (documented === undefined) return undefined;
  return exact.getSchema(pointTo(api, id, 'responses', documented, 'content', 'application/json'));
}

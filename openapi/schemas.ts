/** The contract's schemas and the one Ajv setup that compiles them. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { agencySchemas } from './generated/agency.schemas.ts';
import { hrmsSchemas } from './generated/hrms.schemas.ts';
import { checkJsonText } from './jsonText.ts';
import { documentedStatus, type Operation } from './listExamples.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [keyword: string]: unknown };

/** Schemas of bodies by content type. */
export type Content = Record<string, JsonSchema>;

/** Schemas of one call. Parameters and headers are objects by name, those of headers in lower case. */
export type OperationSchemas = {
  path: JsonSchema;
  query: JsonSchema;
  headers?: JsonSchema;
  cookies?: JsonSchema;
  requestBody: { required: boolean; content: Content } | null;
  /** By status, as the contract writes it. Without content a response has no body. */
  responses: Record<string, { headers?: JsonSchema; content: Content }>;
};

/** Schemas of one contract: its components, and every operation's parameters and bodies. */
export type ContractSchemas = {
  components: { schemas: Record<string, JsonSchema> };
  operations: Record<string, OperationSchemas>;
};

/** Schemas by name of the contract. */
export type Contracts = Record<string, ContractSchemas>;

/** Schemas of the website's contracts. */
export const contracts: Contracts = { agency: agencySchemas, hrms: hrmsSchemas };

/**
 * An Ajv that knows the contracts: `getSchema('agency#/operations/getJob/query')`. With `exact`, which checks the JSON
 * in texts, it converts texts to the types of their schemas.
 */
export function createAjv(schemas: Contracts, exact?: Ajv2020): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    coerceTypes: exact ? 'array' : false,
    // The generator has checked the schemas, and a page load is not to wait for that again.
    meta: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  checkJsonText(ajv, exact ?? ajv);
  for (const [api, each] of Object.entries(schemas)) ajv.addSchema(each, api);
  return ajv;
}

/** Compares values as they are, without conversion. */
export const exact = createAjv(contracts);

/** Where a part of a call's schemas stands: `pointTo('agency', 'getJob', 'responses', '200')`. */
export function pointTo(api: string, operation: string, ...keys: string[]): string {
  const escaped = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [`${api}#/operations`, operation, ...escaped].join('/');
}

/** What checks the JSON body of a response with this status; undefined when the contract documents none. */
export function findResponseSchema(
  { api, id }: Pick<Operation, 'api' | 'id'>,
  status: number,
): ValidateFunction | undefined {
  const documented = documentedStatus(contracts[api]?.operations[id]?.responses ?? {}, status);
  if (documented === undefined) return undefined;
  return exact.getSchema(pointTo(api, id, 'responses', documented, 'content', 'application/json'));
}

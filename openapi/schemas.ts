/** The contract's schemas and the one Ajv setup that compiles them. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { agencySchemas } from './generated/agency.schemas.ts';
import { hrmsSchemas } from './generated/hrms.schemas.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [keyword: string]: unknown };

/** Body of one content type. */
export type BodySchema = { contentType: string; schema: JsonSchema };

/** Schemas of one contract: its components, and every operation's parameters and bodies. */
export type ContractSchemas = {
  components: { schemas: Record<string, JsonSchema> };
  operations: Record<
    string,
    {
      path: JsonSchema;
      query: JsonSchema;
      requestBody: BodySchema | null;
      responses: Record<string, BodySchema>;
    }
  >;
};

/** Schemas by name of the contract. */
export const contracts: Record<string, ContractSchemas> = {
  agency: agencySchemas,
  hrms: hrmsSchemas,
};

/** An Ajv that knows all contracts: `getSchema('agency#/operations/getJob/requestBody/schema')`. */
export function createAjv(coerceTypes: boolean | 'array' = false): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, coerceTypes });
  addFormats.default(ajv);
  for (const [api, schemas] of Object.entries(contracts)) ajv.addSchema(schemas, api);
  return ajv;
}

/** Compares values as they are, without conversion. */
export const exact = createAjv();

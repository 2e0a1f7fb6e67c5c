/** Emits the schemas for validation at run time, without descriptions. */
import { fileHeader } from './code.ts';
import type { JsonSchema, Parameter } from './openapi.ts';
import type { Api, ContractOperation } from './operations.ts';

/** A copy of a schema without its descriptions and examples. A property may have these names. */
const withoutProse = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => {
      const isProse =
        key === 'description'
          ? typeof value === 'string'
          : key === 'examples' && Array.isArray(value);
      return isProse ? undefined : value;
    }),
  );

const mapSchemas = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, withoutProse(each)]));

/** Parameters as one object schema. Unknown path and query parameters are violations, unknown headers are not. */
function parametersSchema(parameters: Parameter[], isClosed: boolean): JsonSchema {
  const properties = parameters.map(({ name, schema = {} }) => [name, withoutProse(schema)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}

/** OpenAPI describes the first three elsewhere; browsers hide the last one from scripts. */
const ignored = new Set(['accept', 'content-type', 'authorization', 'set-cookie']);

/** Headers as one object schema with lower-case names; absent without headers. */
function headersSchema(headers: Parameter[]): { headers?: JsonSchema } {
  const checked = headers
    .map((header) => ({ ...header, name: header.name.toLowerCase() }))
    .filter(({ name }) => !ignored.has(name));
  return checked.length > 0 ? { headers: parametersSchema(checked, false) } : {};
}

function row({ id, parameters, requestBody, responses }: ContractOperation): [string, unknown] {
  const parametersIn = (place: string) => parameters.filter((each) => each.in === place);
  return [
    id,
    {
      path: parametersSchema(parametersIn('path'), true),
      query: parametersSchema(parametersIn('query'), true),
      ...headersSchema(parametersIn('header')),
      requestBody: requestBody && { ...requestBody, content: mapSchemas(requestBody.content) },
      responses: Object.fromEntries(
        responses.map(({ status, headers, content }) => [
          status,
          { ...headersSchema(headers), content: mapSchemas(content) },
        ]),
      ),
    },
  ];
}

/** The content of `<api>.schemas.ts`. */
export function emitSchemas({ name, document, operations }: Api): string {
  const schemas = {
    components: { schemas: mapSchemas(document.components?.schemas ?? {}) },
    operations: Object.fromEntries(operations.map(row)),
  };
  return `${fileHeader(`Schemas of the ${name} contract.`, name)}
import type { ContractSchemas } from '#contract/jsonSchema.ts';

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const ${name}Schemas: ContractSchemas = ${JSON.stringify(schemas, null, 1)};
`;
}

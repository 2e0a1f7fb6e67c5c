/** Emits what the running mock needs to check requests and responses: the contract's schemas without its prose. */
import type { JsonSchema, OpenApiDocument, Parameter } from './openapi.ts';
import type { Operation } from './operations.ts';

const prose = new Set(['description', 'summary', 'example', 'examples', 'title']);

/** Drops prose from a schema. Names under `properties` are kept, because a field may be called 'title'. */
function withoutProse(schema: unknown, inProperties = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutProse(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => inProperties || !prose.has(key))
      .map(([key, value]) => [key, withoutProse(value, !inProperties && key === 'properties')]),
  );
}

/** Query parameters as one object schema, so that an unknown or empty one is a violation. */
function querySchema(parameters: Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function row(operation: Operation): [string, unknown] {
  const parametersIn = (place: string) => operation.parameters.filter((p) => p.in === place);
  return [
    operation.id,
    {
      path: querySchema(parametersIn('path')),
      query: querySchema(parametersIn('query')),
      requestBody: operation.requestBody,
      responses: Object.fromEntries(
        operation.responses.map(({ status, contentType, schema }) => [
          status,
          { contentType, schema },
        ]),
      ),
    },
  ];
}

/** Bundled document and its operations in, content of `<api>.schemas.ts` out. */
export function emitSchemas(
  api: string,
  source: string,
  document: OpenApiDocument,
  operations: Operation[],
): string {
  const schemas = withoutProse({
    components: { schemas: withoutProse(document.components?.schemas ?? {}, true) },
    operations: Object.fromEntries(operations.map(row)),
  });
  return `// Schemas of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const ${api}Schemas = ${JSON.stringify(schemas, null, 1)};
`;
}

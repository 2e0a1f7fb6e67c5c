/** Types for the parts of OpenAPI 3.1 that the generator reads. */
import { fieldsOf, type JsonSchema, type Reference, resolve } from '#contract/jsonSchema.ts';

export { fieldsOf, type JsonSchema, type Reference, resolve };

export type Example = { summary?: string; value?: unknown };
export type MediaType = {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
};
export type Header = MediaType & { required?: boolean };
export type ResponseObject = {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};
export type Responses = Record<string, ResponseObject | Reference>;
export type RequestBodyObject = { required?: boolean; content: Record<string, MediaType> };
export type Parameter = MediaType & {
  name: string;
  in: string;
  required?: boolean;
  'x-cookie'?: string;
};
export type OperationObject = {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses: Responses;
  'x-screens'?: string[];
};
export type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [method in Method]?: OperationObject;
};
export type Method = (typeof methods)[number];
export type SecurityScheme = {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
  'x-prefix'?: string;
  'x-responses'?: Responses;
};
export type OpenApiDocument = {
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem | Reference>;
  'x-responses'?: { all?: Responses; write?: Responses };
  components?: {
    schemas?: Record<string, JsonSchema>;
    securitySchemes?: Record<string, SecurityScheme>;
  } & Record<string, unknown>;
  'x-allowed-html'?: { tags: string[]; attributes: string[] };
  'x-allowed-url-schemes'?: { link: string[]; media: string[] };
};

/** Supported methods, in output order. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The path of a server's URL, without a trailing slash: `https://api.example/v2/` → `/v2`. */
export const basePathOf = (url: string): string =>
  new URL(url, 'http://localhost').pathname.replace(/\/$/, '');

/** The schema behind references and `anyOf` or `oneOf` that only add null. */
export function withoutNull(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const found = resolve(document, schema);
  const members = (found.anyOf ?? found.oneOf ?? []).filter(({ type }) => type !== 'null');
  return members.length === 1 && members[0] ? withoutNull(document, members[0]) : found;
}

/** The schema of an integer or of multiples with its least and largest allowed value; others are returned unchanged. */
export function withNamedLimits(schema: JsonSchema): JsonSchema {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = schema;
  if (![type].flat().includes('integer') && !('multipleOf' in schema)) return schema;
  const least = Math.max(minimum ?? -Infinity, Math.floor(exclusiveMinimum ?? -Infinity) + 1);
  const most = Math.min(maximum ?? Infinity, Math.ceil(exclusiveMaximum ?? Infinity) - 1);
  return {
    ...schema,
    ...(Number.isFinite(least) && { minimum: Math.ceil(least / multipleOf) * multipleOf }),
    ...(Number.isFinite(most) && { maximum: Math.floor(most / multipleOf) * multipleOf }),
  };
}

/** Keywords with a schema or a list of schemas. */
const holders = /^(items|additionalProperties|contentSchema|allOf|anyOf|oneOf)$/;

/** Copies a schema and the schemas in it, and applies `change` to each. Does not follow references. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(map);
    return typeof value === 'object' ? mapSchema(value as JsonSchema, change) : value;
  };
  const changed = Object.entries(change(schema)).map(([key, value]) => {
    if (key !== 'properties') return [key, holders.test(key) ? map(value) : value];
    const named = Object.entries(value as object).map(([name, each]) => [name, map(each)]);
    return [key, Object.fromEntries(named)];
  });
  return Object.fromEntries(changed);
}

/** JSON schemas as the contract uses them, and the two ways into them that all tools share. */

/** A schema. Keywords that several tools read have types; `x-envelope` and `x-identity` are the generator's. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  minProperties?: number;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  contentSchema?: JsonSchema;
  contentMediaType?: string;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
  'x-url'?: 'image' | 'video' | 'link';
  /** The property that a body is sent in; the body is unreadable without it. */
  'x-envelope'?: string;
  /** The property that identifies an item of a list; items without it are left out. */
  'x-identity'?: string;
  [keyword: string]: unknown;
};

export type Reference = { $ref: string };

export type ContentSchemas = Record<string, JsonSchema>;

/** Schemas of an operation. Parameters and headers are object schemas by name; header names are in lower case. */
export type OperationSchemas = {
  path: JsonSchema;
  query: JsonSchema;
  headers?: JsonSchema;
  requestBody: { required: boolean; content: ContentSchemas } | null;
  /** Keys are statuses as in the contract. Empty `content` means that the response has no body. */
  responses: Record<string, { headers?: JsonSchema; content: ContentSchemas }>;
};

export type ContractSchemas = {
  components: { schemas: Record<string, JsonSchema> };
  operations: Record<string, OperationSchemas>;
};

/** Resolves a local reference; other values are returned unchanged. Throws when the target is missing. */
export function resolve<T>(document: object, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const keys = value.$ref.slice(2).split('/').map(decodeURIComponent);
  const target = keys.reduce<unknown>(
    (node, key) => Object(node)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (target === undefined) throw new Error(`Nothing at ${value.$ref}`);
  return resolve(document, target as T | Reference);
}

/** Properties of an object schema by name, and its required names, including those of `allOf` parts. */
export function fieldsOf(
  document: object,
  schema: JsonSchema,
): { properties: Map<string, JsonSchema>; required: Set<string> } {
  const { properties = {}, required = [], allOf = [] } = resolve(document, schema);
  const parts = allOf.map((part) => fieldsOf(document, part));
  const inner = parts.flatMap((part) => [...part.properties]);
  return {
    properties: new Map([...inner, ...Object.entries(properties)]),
    required: new Set([...required, ...parts.flatMap((part) => [...part.required])]),
  };
}

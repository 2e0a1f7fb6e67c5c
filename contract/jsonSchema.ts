/** JSON schemas as the contract uses them, and the two ways into them that all tools share. */

/** A schema. Keywords that contain schemas or that several tools read have types. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  contentSchema?: JsonSchema;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  [keyword: string]: unknown;
};

export type Reference = { $ref: string };

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

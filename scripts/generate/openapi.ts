/** The parts of OpenAPI 3.1 that the generator reads. */

/** A JSON Schema, as far as the generator looks into it. */
export type JsonSchema = { [keyword: string]: unknown };
/** `{ $ref }` in place of a component. */
export type Reference = { $ref: string };
/** Named example. */
export type Example = { summary?: string; value?: unknown };
/** Body of one content type. */
export type MediaType = {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
};
/** Header of a response. */
export type Header = MediaType & { required?: boolean };
/** Documented response. */
export type ResponseObject = {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};
/** Documented body of a request. */
export type RequestBodyObject = { required?: boolean; content: Record<string, MediaType> };
/** Path, query, header or cookie parameter. */
export type Parameter = MediaType & {
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  content?: Record<string, MediaType>;
};
/** One call. */
export type OperationObject = {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses: Record<string, ResponseObject | Reference>;
};
/** Calls of one path. */
export type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [method in Method]?: OperationObject;
};
/** Methods the contracts may use. */
export type Method = (typeof methods)[number];
/** Bundled contract. */
export type OpenApiDocument = {
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem | Reference>;
  components?: { schemas?: Record<string, JsonSchema> } & Record<string, unknown>;
  'x-allowed-html'?: { tags: string[]; attributes: string[] };
  'x-allowed-url-schemes'?: { link: string[]; media: string[] };
};

/** Methods in the order in which they are written out. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Follows a local reference to what it names; anything else comes back as it is. Throws on a dangling one. */
export function resolve<T>(document: OpenApiDocument, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  let target: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[
      key.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (target === undefined) throw new Error(`Nothing at ${value.$ref}`);
  return resolve(document, target as T | Reference);
}

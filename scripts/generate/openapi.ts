/** Types for the parts of OpenAPI 3.1 that the generator reads. */
import type { JsonSchema, Reference } from '#contract/jsonSchema.ts';

export type { JsonSchema, Reference };

export type Example = { summary?: string; value?: unknown };
export type MediaType = { schema?: JsonSchema; examples?: Record<string, Example | Reference> };
export type HeaderObject = { required?: boolean; schema?: JsonSchema; example?: unknown };
export type ResponseObject = {
  description?: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
};
export type Responses = Record<string, ResponseObject | Reference>;
export type RequestBodyObject = { required?: boolean; content: Record<string, MediaType> };
export type Parameter = HeaderObject & { name: string; in: string; 'x-cookie'?: string };
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

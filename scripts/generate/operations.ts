/** Converts a bundled contract into one record per operation for the emitters. */
import { type JsonSchema, type Reference, resolve } from '#contract/jsonSchema.ts';
import {
  basePathOf,
  type Example,
  type MediaType,
  type Method,
  methods,
  type OpenApiDocument,
  type Parameter,
  type PathItem,
  type ResponseObject,
} from './openapi.ts';

/** A response example; `status` as in the contract: 404, 2XX. */
export type NamedExample = {
  name: string;
  status: string;
  summary: string;
  /** Undefined without a body. */
  contentType?: string;
  value?: unknown;
  headers: Record<string, string>;
};

/** A response; `content` is empty without a body. */
export type OperationResponse = {
  status: string;
  headers: Parameter[];
  content: Record<string, JsonSchema>;
};

/** An operation of a contract. */
export type ContractOperation = {
  id: string;
  api: string;
  /** Base path of the API on the website's origin, without a trailing slash. */
  base: string;
  method: Method;
  path: string;
  summary: string;
  /** Screens of the website that make the call. */
  screens: string[];
  security: string[];
  parameters: Parameter[];
  requestBody: { required: boolean; content: Record<string, JsonSchema> } | null;
  responses: OperationResponse[];
  examples: NamedExample[];
};

/** A backend's contract. */
export type Api = { name: string; document: OpenApiDocument; operations: ContractOperation[] };

const schemasOf = (content: Record<string, MediaType> = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));

/** The examples of a response in order, with their paths below it; one without a body is named `response204`. */
export function nameExamples(status: string, content: Record<string, MediaType> = {}) {
  type Entry = { name: string; contentType?: string; path: string[]; example: Example | Reference };
  const types = Object.entries(content);
  if (types.length === 0) return [{ name: `response${status}`, path: [], example: {} } as Entry];
  return types.flatMap(([contentType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]): Entry => {
      return { name, contentType, path: ['content', contentType, 'examples', name], example };
    }),
  );
}

/** All operations of a linted document, in path order. */
export function listOperations(api: string, document: OpenApiDocument): ContractOperation[] {
  const base = basePathOf(document.servers?.[0]?.url ?? '');
  const follow = <T>(node: T | Reference): T => resolve(document, node);

  function toResponse([status, entry]: [string, ResponseObject | Reference]) {
    const { headers = {}, content, description = '' } = follow(entry);
    const parameters = Object.entries(headers).map(([name, each]): Parameter => {
      return { ...follow(each), name, in: 'header' };
    });
    // The value that the mock sends: the header's example, or that of its schema.
    const values = parameters.flatMap(({ name, example, schema = {} }) => {
      const value = example ?? [follow(schema).examples].flat()[0];
      return value === undefined ? [] : [[name.toLowerCase(), String(value)]];
    });
    const examples = nameExamples(status, content).map(({ name, contentType, example }) => {
      const { summary = description, value } = follow(example);
      return { name, status, summary, contentType, value, headers: Object.fromEntries(values) };
    });
    return { status, headers: parameters, content: schemasOf(content), examples };
  }

  function toOperation(path: string, item: PathItem, method: Method): ContractOperation[] {
    const source = item[method];
    if (!source) return [];
    const { operationId: id, summary = '', 'x-screens': screens = [] } = source;
    const security = (source.security ?? document.security ?? []).flatMap(Object.keys);
    const responses = Object.entries(source.responses).map(toResponse);
    const body = source.requestBody && follow(source.requestBody);
    // Parameters of the operation override those of its path.
    const all = [...(item.parameters ?? []), ...(source.parameters ?? [])].map(follow<Parameter>);
    const operation = {
      ...{ id, api, base, method, path, summary, screens, responses },
      security: [...new Set(security)],
      parameters: [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()],
      requestBody: body
        ? { required: body.required ?? false, content: schemasOf(body.content) }
        : null,
      examples: responses.flatMap(({ examples }) => examples),
    };
    return [operation];
  }

  return Object.entries(document.paths).flatMap(([path, entry]) =>
    methods.flatMap((method) => toOperation(path, follow(entry), method)),
  );
}

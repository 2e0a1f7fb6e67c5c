/** Emits types, operation table, mock handlers, input limits and content policy of the contracts. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { fieldsOf, type JsonSchema, resolve } from '#contract/jsonSchema.ts';
import { emitConstant, fileHeader } from './code.ts';
import { listOf } from './lists.ts';
import type { OpenApiDocument } from './openapi.ts';
import type { Api, ContractOperation } from './operations.ts';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** The content of `<api>.d.ts`: the types of a contract, with files as `Blob`. */
export async function emitTypes({ name, document }: Api): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    defaultNonNullable: false,
    // The document refers to nothing outside, wherever it is.
    cwd: pathToFileURL(path.parse(process.cwd()).root),
  });
  return `${fileHeader(`Types of the ${name} contract.`, name)}\n${astToString(nodes)}`;
}

/** The content of `operations.ts`: the operation table of all contracts. */
export function emitOperations(apis: Api[]): string {
  const table: Record<string, unknown> = {};
  const all = apis.flatMap((each) => each.operations.map((operation) => ({ each, operation })));
  for (const { each, operation } of all) {
    const { id, api, base, path, summary, screens, security } = operation;
    const method = operation.method.toUpperCase();
    const examples: Record<string, Record<string, string>> = {};
    for (const { status, name, summary: sentence } of operation.examples) {
      examples[status] = { ...examples[status], [name]: sentence };
    }
    const list = listOf(each, operation);
    const body = Object.keys(operation.requestBody?.content ?? {})[0] ?? null;
    table[id] = { id, api, base, method, path, summary, screens, security, body, list, examples };
  }
  const comment =
    'Calls by operationId. `body` is the content type that a call sends; `list` says where a list is in the body and which call returns one of its records; `examples` maps a status to the names that select its responses, each with a sentence on what it is.';
  return `${fileHeader('Every call of the contracts with its named examples by status.')}
${emitConstant(comment, 'operations', table)}
/** Name of a call. */
export type OperationId = keyof typeof operations;
`;
}

/** Emits a handler; its path is in MSW syntax, for any origin: `{note-id}` becomes `:note_id`. */
function emitHandler({ id, method, base, path }: ContractOperation): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `  http.${method}('*${base}${named}', respondWithExample('${id}')),`;
}

/** The content of `<api>.handlers.ts`: a default MSW handler per operation, which responds with its examples. */
export function emitHandlers({ name, operations }: Api): string {
  return `${fileHeader(`Default handlers of the ${name} contract.`, name)}
import { http } from 'msw';
import { respondWithExample } from '../responses/examples.ts';

/** A handler per operation: a GET of a record responds with that record, any other call with the first example. */
export const ${name}Handlers = [
${operations.map(emitHandler).join('\n')}
];
`;
}

/** Keywords that a form can enforce, and the price. */
const limitKeywords =
  'minLength maxLength minimum maximum pattern format const contentMediaType x-unit-price'.split(
    ' ',
  );

/** Limits of the query parameters and body properties of an operation, by name. */
function limitsOf(
  document: OpenApiDocument,
  { parameters, requestBody }: ContractOperation,
): object {
  const [body = {}] = Object.values(requestBody?.content ?? {});
  const { properties, required: names } = fieldsOf(document, body);
  const inputs: [name: string, schema: JsonSchema, isRequired: boolean][] = [
    ...parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema = {}, required = false }): (typeof inputs)[number] => {
        return [name, schema, required];
      }),
    ...[...properties].map(([name, schema]): (typeof inputs)[number] => {
      return [name, schema, names.has(name)];
    }),
  ];
  const limits = inputs.map(([name, schema, required]) => {
    const found = Object.entries(resolve(document, schema));
    const own = found.filter(([keyword]) => limitKeywords.includes(keyword));
    return [name, { ...(required && { required }), ...Object.fromEntries(own) }] as const;
  });
  return Object.fromEntries(limits.filter(([, own]) => Object.keys(own).length > 0));
}

/** The content of `limits.ts`. */
export function emitLimits(apis: Api[]): string {
  const constants = apis.flatMap(({ document, operations }) =>
    operations.flatMap((operation) => {
      const limits = limitsOf(document, operation);
      const isEmpty = Object.keys(limits).length === 0;
      return isEmpty ? [] : emitConstant(`Input of ${operation.id}.`, operation.id, limits);
    }),
  );
  const what =
    "Limits of visitors' input by operation: required values, lengths, sizes, patterns and the like.";
  return `${fileHeader(what)}

/** The format \`email\`, as the contract's validator checks it. */
export const emailFormat = ${addFormats.default.get('email')};
${constants.join('')}`;
}

/** The content of `contentPolicy.ts`: the HTML and URLs of the backend that the website accepts. */
export function emitContentPolicy({ name, document }: Api): string {
  const html = emitConstant(
    'Tags and attributes that HTML keeps.',
    'allowedHtml: { tags: string[]; attributes: string[] }',
    document['x-allowed-html'],
  );
  const schemes = emitConstant(
    'Allowed schemes of URLs, by use of the URL.',
    'allowedUrlSchemes: { link: string[]; media: string[] }',
    document['x-allowed-url-schemes'],
  );
  return `${fileHeader('HTML and URLs that the website accepts from the backend.', name)}\n${html}${schemes}`;
}

/** The content of `calls.ts`: facts that many calls share. */
export function emitCalls(apis: Api[]): string {
  const operations = apis.flatMap((api) => api.operations);
  const schemes = apis.flatMap(({ document: { components = {} } }) =>
    Object.entries(components.securitySchemes ?? {}),
  );
  const credentials = schemes
    .filter(([, { type }]) => type === 'apiKey')
    .map(([id, { in: place, name, 'x-prefix': prefix = '' }]) => [id, { in: place, name, prefix }]);
  const guard = operations.flatMap((each) => each.parameters).find((each) => each['x-cookie']);
  const bases = apis.map(({ name, operations: [first] }) => [name, first?.base]);
  const constants: [comment: string, name: string, value: unknown][] = [
    ['Paths under which the website reaches the backends.', 'bases', Object.fromEntries(bases)],
    ['Where calls carry their credential.', 'credentials', Object.fromEntries(credentials)],
    [
      'The cookie that protects against writes from other sites, and the header that repeats its value.',
      'csrf',
      { cookie: guard?.['x-cookie'] ?? '', header: guard?.name ?? '' },
    ],
  ];
  const rows = constants.map((row) => emitConstant(...row));
  return `${fileHeader('Facts that many calls share.')}\n${rows.join('')}`;
}

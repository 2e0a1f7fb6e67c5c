/** Emits types, operation table, mock handlers, input limits and content policy of the contracts. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { concreteFirst } from '#contract/matchOperation.ts';
import type { ListFacts } from './emit-decoders.ts';
import { type JsonSchema, type OpenApiDocument, propertiesOf, resolve } from './openapi.ts';
import type { Operation } from './operations.ts';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** The content of `<api>.d.ts`: the types of a contract, with files as `Blob`. */
export async function emitTypes(api: string, document: OpenApiDocument): Promise<string> {
  const copy: OpenAPI3 = JSON.parse(JSON.stringify(document));
  const nodes = await openapiTS(copy, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    defaultNonNullable: false,
  });
  return `// Types of the ${api} contract. Generated from openapi/${api}.yaml by \`npm run generate\`; do not edit.\n${astToString(nodes)}`;
}

/** The content of `operations.ts`: the operation table of all contracts. */
export function emitOperations(operations: Operation[], lists: Record<string, ListFacts>): string {
  const table: Record<string, unknown> = {};
  for (const operation of operations) {
    const { id, api, base, path, summary, screens, security } = operation;
    const method = operation.method.toUpperCase();
    const examples: Record<string, Record<string, string>> = {};
    for (const { status, name, summary } of operation.examples) {
      examples[status] = { ...examples[status], [name]: summary };
    }
    const list = lists[id] ?? null;
    table[id] = { id, api, base, method, path, summary, screens, security, list, examples };
  }
  return `// Every call of the contracts with its named examples by status. Generated from openapi/ by \`npm run generate\`; do not edit.

/** Calls by operationId. \`list\` says where a list stands and which call has one of its records; \`examples\` maps a status to the names that select its responses, each with a sentence on what it is. */
export const operations = ${JSON.stringify(table, null, 2)} as const;

/** Name of a call. */
export type OperationId = keyof typeof operations;
`;
}

/** The path is in MSW syntax, for any origin: `{note-id}` becomes `:note_id`. */
function emitHandler({ id, method, base, path }: Operation): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `    http.${method}('*${base}${named}', respond('${id}')),`;
}

/** The content of `<api>.handlers.ts`: a default MSW handler per operation, which responds with its examples. */
export function emitHandlers(api: string, operations: Operation[]): string {
  return `// Default handlers of the ${api} contract. Generated from openapi/${api}.yaml by \`npm run generate\`; do not edit.
import { http } from 'msw';
import { examples, headers } from '#contract/generated/${api}.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, respondWithExample } from '../responses/respondWithExample.ts';

/**
 * One handler per operation. In mode 'preferred' it responds only to requests whose \`Prefer\` header names an example,
 * in mode 'default' it responds with the first example of the first success status.
 */
export function ${api}Handlers(mode: HandlerMode) {
  const respond = (id: keyof typeof examples) =>
    respondWithExample(operations[id], examples[id], headers[id], mode);
  return [
${concreteFirst(operations).map(emitHandler).join('\n')}
  ];
}
`;
}

/** Names of the required properties of an object schema, including those of its `allOf` parts. */
function requiredOf(document: OpenApiDocument, schema: JsonSchema): string[] {
  const { required = [], allOf = [] } = resolve(document, schema);
  return [...required, ...allOf.flatMap((part) => requiredOf(document, part))];
}

/** Keywords that a form can keep. */
const limitKeywords =
  'minLength maxLength minimum maximum pattern format const contentMediaType x-unit-price'.split(
    ' ',
  );

/** Limits of the query parameters and body properties of an operation, by name. */
function limitsOf(
  document: OpenApiDocument,
  { parameters, requestBody }: Pick<Operation, 'parameters' | 'requestBody'>,
): object {
  const inputs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {}, required = false }) => ({ name, schema, required }));
  for (const body of Object.values(requestBody?.content ?? {})) {
    const required = requiredOf(document, body);
    for (const [name, schema] of propertiesOf(document, body)) {
      inputs.push({ name, schema, required: required.includes(name) });
    }
  }
  const limits: Record<string, object> = {};
  for (const { name, schema, required } of inputs) {
    const property = resolve(document, schema);
    const keywords = limitKeywords.filter((keyword) => keyword in property);
    const own = Object.fromEntries(keywords.map((keyword) => [keyword, property[keyword]]));
    // Parts of `allOf` may speak of the same property.
    const all = { ...limits[name], ...(required && { required }), ...own };
    if (Object.keys(all).length > 0) limits[name] = all;
  }
  return limits;
}

/** The operations with limits, for `emitLimits`. */
export function listLimits(document: OpenApiDocument, operations: Operation[]): [string, object][] {
  return operations
    .map(({ id, ...operation }): [string, object] => [id, limitsOf(document, operation)])
    .filter(([, limits]) => Object.keys(limits).length > 0);
}

/** The content of `limits.ts`. An operationId may be a reserved word, which can be exported but not declared. */
export function emitLimits(limits: [id: string, limits: object][]): string {
  const constants = limits.map(([id, each], index) => {
    const declared = `const limits${index} = ${JSON.stringify(each, null, 2)} as const;`;
    return `/** Input of ${id}. */\n${declared}\nexport { limits${index} as ${id} };\n`;
  });
  return `// Limits of what a visitor may send, by operation: what is required, lengths, sizes, patterns and the like. Generated from openapi/ by \`npm run generate\`; do not edit.

${constants.join('\n')}`;
}

/** The content of `contentPolicy.ts`: which HTML and URLs of the backend are kept. */
export function emitContentPolicy(document: OpenApiDocument): string {
  return `// What HTML and URLs of the backend may hold. Generated from openapi/agency.yaml by \`npm run generate\`; do not edit.

/** Tags and attributes that are kept of HTML. */
export const allowedHtml: { tags: string[]; attributes: string[] } = ${JSON.stringify(document['x-allowed-html'], null, 2)};

/** Schemes of URLs that are used, by what the URL is for. */
export const allowedUrlSchemes: { link: string[]; media: string[] } = ${JSON.stringify(document['x-allowed-url-schemes'], null, 2)};
`;
}

type SecurityScheme = { type: string; in?: string; name?: string; 'x-prefix'?: string };

/** The content of `calls.ts`: what is true of many calls. `documents` are the contracts by the name of their API. */
export function emitCalls(documents: [api: string, OpenApiDocument][], operations: Operation[]) {
  const bases = documents.map(([api]) => [api, operations.find((each) => each.api === api)?.base]);
  const schemes = documents.flatMap(([, { components = {} }]) =>
    Object.entries((components.securitySchemes ?? {}) as Record<string, SecurityScheme>),
  );
  const credentials = schemes.flatMap(([id, scheme]) => {
    const { type, in: place, name, 'x-prefix': prefix = '' } = scheme;
    return type === 'apiKey' ? [[id, { in: place, name, prefix }]] : [];
  });
  const csrf = operations
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, 'x-cookie': cookie }) => (cookie ? [{ cookie, header: name }] : []))[0];
  const urlEncoded = operations
    .filter(({ requestBody }) => {
      const [type = ''] = Object.keys(requestBody?.content ?? {});
      return type.startsWith('application/x-www-form-urlencoded');
    })
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  return `// What is true of many calls. Generated from openapi/ by \`npm run generate\`; do not edit.

/** Paths under which the website reaches the backends. */
export const bases = ${text(Object.fromEntries(bases))} as const;

/** Where a call carries its credential. */
export const credentials = ${text(Object.fromEntries(credentials))} as const;

/** The cookie that guards against writes from other sites, and the header that repeats its value. */
export const csrf = ${text(csrf ?? { cookie: '', header: '' })} as const;

/** Calls whose body is a URL-encoded form. */
export const urlEncodedCalls: readonly string[] = ${text(urlEncoded)};
`;
}

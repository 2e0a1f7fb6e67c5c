/** Emits types, operation table, mock handlers, input limits and content policy of the contracts. */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { specificFirst } from '#contract/matchOperation.ts';
import { emitConstant, fileHeader } from './code.ts';
import { listOf } from './lists.ts';
import {
  fieldsOf,
  type JsonSchema,
  type OpenApiDocument,
  resolve,
  withNamedLimits,
  withoutNull,
} from './openapi.ts';
import type { Api, NamedExample, Operation } from './operations.ts';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** A copy of the document in which a credential that calls carry in a header is a parameter of theirs. */
function withCredentials({ document, operations }: Api): OpenApiDocument {
  const copy: OpenApiDocument = JSON.parse(JSON.stringify(document));
  const schemes = copy.components?.securitySchemes ?? {};
  for (const { path, method, security } of operations) {
    const headers = security.flatMap((id) => (schemes[id]?.in === 'header' ? schemes[id] : []));
    const credentials = headers.map(({ name = '' }) => {
      return { name, in: 'header', required: true, schema: { type: 'string' } };
    });
    const operation = resolve(copy, copy.paths[path] ?? {})[method];
    if (operation) operation.parameters = [...(operation.parameters ?? []), ...credentials];
  }
  return copy;
}

/** The content of `<api>.d.ts`: the types of a contract, with files as `Blob`. */
export async function emitTypes(api: Api): Promise<string> {
  const { name } = api;
  const nodes = await openapiTS(withCredentials(api) as never, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    defaultNonNullable: false,
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
    table[id] = { id, api, base, method, path, summary, screens, security, list, examples };
  }
  const comment =
    'Calls by operationId. `list` says where a list is in the body and which call returns one of its records; `examples` maps a status to the names that select its responses, each with a sentence on what it is.';
  return `${fileHeader('Every call of the contracts with its named examples by status.')}
${emitConstant(comment, 'operations', table)}
/** Name of a call. */
export type OperationId = keyof typeof operations;
`;
}

/** Emits a handler; its path is in MSW syntax, for any origin: `{note-id}` becomes `:note_id`. */
function emitHandler({ id, method, base, path }: Operation): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `    http.${method}('*${base}${named}', respond('${id}')),`;
}

/** The content of `<api>.handlers.ts`: a default MSW handler per operation, which responds with its examples. */
export function emitHandlers({ name, operations }: Api): string {
  return `${fileHeader(`Default handlers of the ${name} contract.`, name)}
import { http } from 'msw';
import { examples, headers } from '#contract/generated/${name}.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, respondWithExample } from '../responses/respondWithExample.ts';

/**
 * One handler per operation. In mode 'preferred' it responds only to requests whose \`Prefer\` header names an example,
 * in mode 'default' it responds with the first example of the first success status.
 */
export function ${name}Handlers(mode: HandlerMode) {
  const respond = (id: keyof typeof examples) =>
    respondWithExample(operations[id], examples[id], headers[id], mode);
  return [
${specificFirst(operations).map(emitHandler).join('\n')}
  ];
}
`;
}

/** Keywords that a form can enforce, and the price. */
const limitKeywords =
  `minLength maxLength minimum maximum multipleOf pattern format const contentMediaType x-unit-price`.split(
    ' ',
  );

/** Limits of the query parameters and body properties of an operation, by name. */
function limitsOf(document: OpenApiDocument, { parameters, requestBody }: Operation): object {
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  // The website sends the first type.
  const [body = {}] = Object.values(requestBody?.content ?? {});
  const { properties, required: names } = fieldsOf(document, body);
  const inputs = [
    ...queries.map(({ name, schema = {}, required = false }) => ({ name, schema, required })),
    ...[...properties].map(([name, schema]) => ({ name, schema, required: names.has(name) })),
  ];
  const limits: Record<string, object> = {};
  for (const { name, schema, required } of inputs) {
    const property = withNamedLimits(withoutNull(document, schema));
    const keywords = limitKeywords.filter((keyword) => keyword in property);
    const own = Object.fromEntries(keywords.map((keyword) => [keyword, property[keyword]]));
    const all = { ...(required && { required }), ...own };
    // A property of the body has the name, if a query parameter has it too.
    delete limits[name];
    if (Object.keys(all).length > 0) limits[name] = all;
  }
  return limits;
}

const isFile = ({ format }: JsonSchema) => format === 'binary';

/** Most bytes of a character: `\ud83d\ude00` in JSON, `%F0%9F%98%80` in a URL-encoded form. */
const characterBytes = 12;
/** Most bytes of a number or boolean, and of the name and the syntax around an item. */
const plainBytes = 32;

/** Most bytes of the values of a body that `isMeant` takes. A text, list or map without a limit counts as nothing. */
function mostBytes(
  document: OpenApiDocument,
  schema: JsonSchema,
  isMeant: (schema: JsonSchema) => boolean,
): number {
  const found = resolve(document, schema);
  const { maxLength = 0, maxItems = 0, maxProperties = 0, additionalProperties } = found;
  const syntax = isMeant({}) ? plainBytes : 0;
  const own = isMeant(found) ? Number(maxLength) * (isFile(found) ? 1 : characterBytes) : 0;
  const items = [
    [found.items, maxItems],
    [Object(additionalProperties), maxProperties],
  ] as [JsonSchema | undefined, number][];
  const listed = items.map(([item, count]) =>
    item && count > 0 ? count * mostBytes(document, item, isMeant) : 0,
  );
  const inner = [
    ...fieldsOf(document, found).properties.values(),
    ...(found.anyOf ?? []),
    ...(found.oneOf ?? []),
  ].map((each) => mostBytes(document, each, isMeant));
  return [...listed, ...inner].reduce((sum, bytes) => sum + bytes, own + syntax);
}

/** The content of `limits.ts`. An operationId may be a reserved word, which can be exported but not declared. */
export function emitLimits(apis: Api[]): string {
  const limits = apis.flatMap(({ document, operations }) =>
    operations.map((operation) => ({ id: operation.id, limits: limitsOf(document, operation) })),
  );
  const constants = limits
    .filter((each) => Object.keys(each.limits).length > 0)
    .map((each, index) => {
      const declared = `const limits${index} = ${JSON.stringify(each.limits, null, 2)} as const;`;
      return `/** Input of ${each.id}. */\n${declared}\nexport { limits${index} as ${each.id} };\n`;
    });
  const what =
    "Limits of visitors' input by operation: required values, lengths, sizes, patterns and the like.";
  return `${fileHeader(what)}\n\n${constants.join('\n')}`;
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
  const givers = schemes.map(([id, { name }]) => {
    const isGiven = ({ headers }: NamedExample) => headers['set-cookie']?.startsWith(`${name}=`);
    return [id, operations.filter(({ examples }) => examples.some(isGiven)).map((each) => each.id)];
  });
  const guard = operations.flatMap((each) => each.parameters).find((each) => each['x-cookie']);
  const urlEncoded = operations.filter(
    ({ requestBody }) =>
      Object.keys(requestBody?.content ?? {})[0] === 'application/x-www-form-urlencoded',
  );
  /** Most bytes that calls send of what `isMeant` takes, by operationId. */
  const bytesOf = (isMeant: (schema: JsonSchema) => boolean) =>
    apis.flatMap(({ document, operations: calls }) =>
      calls.flatMap(({ id, requestBody }) => {
        const bodies = Object.values(requestBody?.content ?? {});
        const bytes = Math.max(0, ...bodies.map((body) => mostBytes(document, body, isMeant)));
        return bytes > 0 ? [[id, bytes]] : [];
      }),
    );
  const constants: [comment: string, name: string, value: unknown][] = [
    [
      'Paths under which the website reaches the backends.',
      'bases',
      Object.fromEntries(apis.map(({ name, operations: [first] }) => [name, first?.base])),
    ],
    ['Where calls carry their credential.', 'credentials', Object.fromEntries(credentials)],
    [
      'Calls whose response sets the credential as a cookie.',
      'givers',
      Object.fromEntries(givers.filter(([, calls]) => calls?.length)),
    ],
    [
      'The cookie that protects against writes from other sites, and the header that repeats its value.',
      'csrf',
      { cookie: guard?.['x-cookie'] ?? '', header: guard?.name ?? '' },
    ],
    [
      'Calls whose body is a URL-encoded form.',
      'urlEncodedCalls: readonly string[]',
      urlEncoded.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    ],
    [
      'Bytes of the files that a call takes at most.',
      'uploads: { readonly [id: string]: number }',
      Object.fromEntries(bytesOf(isFile)),
    ],
    [
      'Bytes of the values that a call takes at most, of texts and files together.',
      'bodies: { readonly [id: string]: number }',
      Object.fromEntries(bytesOf(() => true)),
    ],
  ];
  const rows = constants.map((row) => emitConstant(...row));
  return `${fileHeader('Facts that many calls share.')}\n${rows.join('')}`;
}

/** Emits types, operation table, mock handlers, input limits and content policy of the contracts. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { concreteFirst } from '#contract/matchOperation.ts';
import { type OpenApiDocument, propertiesOf, resolve } from './openapi.ts';
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
export function emitOperations(operations: Operation[]): string {
  const table: Record<string, unknown> = {};
  for (const operation of operations) {
    const { id, api, base, path, summary, screens, security } = operation;
    const method = operation.method.toUpperCase();
    const examples: Record<string, Record<string, string>> = {};
    for (const { status, name, summary } of operation.examples) {
      examples[status] = { ...examples[status], [name]: summary };
    }
    table[id] = { id, api, base, method, path, summary, screens, security, examples };
  }
  return `// Every call of the contracts with its named examples by status. Generated from openapi/ by \`npm run generate\`; do not edit.

/** Calls by operationId. \`examples\` maps a status to the names that select its responses, each with a sentence on what it is. */
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
import { type HandlerMode, respondWithExample } from '../respondWithExample.ts';

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

const limitKeywords = ['minLength', 'maxLength', 'minimum', 'maximum'];

/** Limits of the query parameters and body properties of an operation, by name. */
function limitsOf(
  document: OpenApiDocument,
  { parameters, requestBody }: Pick<Operation, 'parameters' | 'requestBody'>,
): object {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const bodies = Object.values(requestBody?.content ?? {});
  const inputs = [
    ...query.map(({ name, schema = {} }) => [name, schema] as const),
    ...bodies.flatMap((schema) => propertiesOf(document, schema)),
  ];
  return Object.fromEntries(
    inputs.flatMap(([name, schema]) => {
      const property = resolve(document, schema);
      const keywords = limitKeywords.filter((keyword) => keyword in property);
      if (keywords.length === 0) return [];
      return [[name, Object.fromEntries(keywords.map((keyword) => [keyword, property[keyword]]))]];
    }),
  );
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
  return `// Limits of what a visitor may send, by operation: characters of a text, size of a number. Generated from openapi/ by \`npm run generate\`; do not edit.

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

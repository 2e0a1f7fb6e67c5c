/** Emits what forms and the sanitiser need to know of the contracts while they run in the browser. */
import { type JsonSchema, type OpenApiDocument, resolve } from './openapi.ts';
import type { Operation } from './operations.ts';

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** The properties of an object schema, those of its `allOf` parts included. */
function propertiesOf(document: OpenApiDocument, schema: JsonSchema): [string, JsonSchema][] {
  const { properties = {}, allOf = [] } = resolve(document, schema) as {
    properties?: Record<string, JsonSchema>;
    allOf?: JsonSchema[];
  };
  return [
    ...allOf.flatMap((part) => propertiesOf(document, part)),
    ...Object.entries(properties).map(([name, property]): [string, JsonSchema] => [
      name,
      resolve(document, property),
    ]),
  ];
}

/** What a visitor's input becomes: the properties of the request body, and the parameters of the query. */
function inputsOf(document: OpenApiDocument, { parameters, requestBody }: Operation) {
  const bodies = Object.values(requestBody?.content ?? {});
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...query.map(({ name, schema }): [string, JsonSchema] => [
      name,
      resolve(document, schema ?? {}),
    ]),
    ...bodies.flatMap((schema) => propertiesOf(document, schema)),
  ];
}

function limitsOf(document: OpenApiDocument, operation: Operation) {
  const rows = inputsOf(document, operation).map(([name, property]) => {
    const limits = keywords.filter((keyword) => keyword in property);
    return [name, Object.fromEntries(limits.map((keyword) => [keyword, property[keyword]]))];
  });
  return Object.fromEntries(rows.filter(([, limits]) => Object.keys(limits as object).length > 0));
}

/** A document with its operations in, a constant for each operation that has limits out. */
export function listLimits(document: OpenApiDocument, operations: Operation[]): string[] {
  return operations.flatMap((operation) => {
    const limits = limitsOf(document, operation);
    if (Object.keys(limits).length === 0) return [];
    return `/** Input of ${operation.id}. */\nexport const ${operation.id} = ${JSON.stringify(limits, null, 2)} as const;\n`;
  });
}

/** The constants of all contracts in, content of `limits.ts` out. */
export function emitLimits(constants: string[]): string {
  return `// Limits of what a visitor may send, by operation: characters of a text, size of a number. Generated from openapi/ by \`npm run generate\`; do not edit.

${constants.join('\n')}`;
}

/** The agency's document in, content of `contentPolicy.ts` out: what of the backend's HTML and URLs the website keeps. */
export function emitContentPolicy(document: OpenApiDocument): string {
  return `// What HTML and URLs of the backend may hold. Generated from openapi/agency.yaml by \`npm run generate\`; do not edit.

/** Tags and attributes that are kept of HTML. */
export const allowedHtml: { tags: string[]; attributes: string[] } = ${JSON.stringify(document['x-allowed-html'], null, 2)};

/** Schemes of URLs that are used, by what the URL is for. */
export const allowedUrlSchemes: { link: string[]; media: string[] } = ${JSON.stringify(document['x-allowed-url-schemes'], null, 2)};
`;
}

/** Emits the input limits and the content policy that the browser needs. */
import { type JsonSchema, type OpenApiDocument, resolve } from './openapi.ts';
import type { Operation } from './operations.ts';

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** Properties of an object schema, including its `allOf` parts. */
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

/** Input of an operation: body properties and query parameters. */
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

/** One constant for each operation with limits. */
export function listLimits(document: OpenApiDocument, operations: Operation[]): string[] {
  return operations.flatMap((operation) => {
    const limits = limitsOf(document, operation);
    if (Object.keys(limits).length === 0) return [];
    return `/** Input of ${operation.id}. */\nexport const ${operation.id} = ${JSON.stringify(limits, null, 2)} as const;\n`;
  });
}

/** The content of `limits.ts`. */
export function emitLimits(constants: string[]): string {
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

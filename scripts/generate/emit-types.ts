/** Emits the TypeScript types of one contract, with binary parts as `Blob`. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from './openapi.ts';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** Bundled document in, content of a `.d.ts` file out. */
export async function emitTypes(
  api: string,
  source: string,
  document: OpenApiDocument,
): Promise<string> {
  const nodes = await openapiTS(withoutExamples(document), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return `// Types of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.\n${astToString(nodes)}`;
}

/** Examples would only repeat themselves in the types. */
function withoutExamples(document: OpenApiDocument): OpenAPI3 {
  const copy: OpenAPI3 = JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'examples' ? undefined : value)),
  );
  if (copy.components) delete copy.components.examples;
  return copy;
}

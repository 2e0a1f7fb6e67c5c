/** Emits the TypeScript types of a contract, with files as `Blob`. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from './openapi.ts';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** The content of a `.d.ts` file. */
export async function emitTypes(
  api: string,
  source: string,
  document: OpenApiDocument,
): Promise<string> {
  const copy: OpenAPI3 = JSON.parse(JSON.stringify(document));
  const nodes = await openapiTS(copy, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return `// Types of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.\n${astToString(nodes)}`;
}

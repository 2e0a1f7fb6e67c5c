/** Generates all files in memory; used for writing, drift checks and tests. */
import { readContracts } from './contract.ts';
import { emitContentPolicy, emitLimits, listLimits } from './emit-browser.ts';
import { emitExamples } from './emit-examples.ts';
import { emitHandlers } from './emit-handlers.ts';
import { emitOperations } from './emit-operations.ts';
import { emitSchemas } from './emit-schemas.ts';
import { emitTypes } from './emit-types.ts';
import { listOperations, type Operation } from './operations.ts';

/** A folder of contracts and their names, each `<name>.yaml`. */
export type ContractSet = { folder: string; apis: string[] };

/** Generates files (path below the project root → content). Throws `ContractError` for an invalid contract. */
export async function generate({ folder, apis }: ContractSet): Promise<Map<string, string>> {
  const documents = await readContracts(folder, apis);
  const files = new Map<string, string>();
  const all: Operation[] = [];
  const limits: string[] = [];
  for (const [index, api] of apis.entries()) {
    const document = documents[index];
    if (!document) continue;
    const operations = listOperations(api, document);
    const source = `openapi/${api}.yaml`;
    files.set(`openapi/generated/${api}.d.ts`, await emitTypes(api, source, document));
    files.set(
      `openapi/generated/${api}.schemas.ts`,
      emitSchemas(api, source, document, operations),
    );
    files.set(`openapi/generated/${api}.examples.ts`, emitExamples(api, source, operations));
    files.set(`mocks/generated/${api}.handlers.ts`, emitHandlers(api, source, operations));
    all.push(...operations);
    limits.push(...listLimits(document, operations));
    if ('x-allowed-html' in document) {
      files.set('openapi/generated/contentPolicy.ts', emitContentPolicy(document));
    }
  }
  files.set('openapi/generated/operations.ts', emitOperations(all));
  files.set('openapi/generated/limits.ts', emitLimits(limits));
  return files;
}

/** Generates all files in memory; used for writing, drift checks and tests. */
import { readContracts } from './contract.ts';
import {
  emitCalls,
  emitContentPolicy,
  emitHandlers,
  emitLimits,
  emitOperations,
  emitTypes,
  listLimits,
} from './emit.ts';
import { emitDecoders, findLists, type ListFacts } from './emit-decoders.ts';
import { emitExamples } from './emit-examples.ts';
import { emitSchemas } from './emit-schemas.ts';
import { listOperations, type Operation } from './operations.ts';

/**
 * Generates files (path below the project root → content) from the contracts of a folder, each `<name>.yaml`. Throws
 * `ContractError` for an invalid contract.
 */
export async function generate(folder: string, apis: string[]): Promise<Map<string, string>> {
  const documents = await readContracts(folder, apis);
  const files = new Map<string, string>();
  const all: Operation[] = [];
  const limits: [string, object][] = [];
  const lists: Record<string, ListFacts> = {};
  for (const [index, document] of documents.entries()) {
    const api = apis[index] ?? '';
    const operations = listOperations(api, document);
    const contract = `openapi/generated/${api}`;
    files.set(`${contract}.d.ts`, await emitTypes(api, document));
    files.set(`${contract}.schemas.ts`, emitSchemas(api, document, operations));
    for (const [name, content] of emitDecoders(api, document, operations)) {
      files.set(`openapi/generated/decoders/${api}/${name}`, content);
    }
    files.set(`${contract}.examples.ts`, emitExamples(api, operations));
    files.set(`mocks/generated/${api}.handlers.ts`, emitHandlers(api, operations));
    all.push(...operations);
    Object.assign(lists, findLists(document, operations));
    limits.push(...listLimits(document, operations));
    if ('x-allowed-html' in document) {
      files.set('openapi/generated/contentPolicy.ts', emitContentPolicy(document));
    }
  }
  files.set('openapi/generated/operations.ts', emitOperations(all, lists));
  const named = documents.map((document, index): [string, typeof document] => [
    apis[index] ?? '',
    document,
  ]);
  files.set('openapi/generated/calls.ts', emitCalls(named, all));
  files.set('openapi/generated/limits.ts', emitLimits(limits));
  return files;
}

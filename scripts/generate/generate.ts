/** Generates all files in memory; used for writing, drift checks and tests. */
import { loadApis } from './contract.ts';
import {
  emitCalls,
  emitContentPolicy,
  emitHandlers,
  emitLimits,
  emitOperations,
  emitTypes,
} from './emit.ts';
import { emitDecoders } from './emitDecoders.ts';
import { emitExamples } from './emitExamples.ts';
import { emitSchemas } from './emitSchemas.ts';
import type { Api } from './operations.ts';

/** The files that follow from contracts: path below the project root → content. */
export async function emitFiles(apis: Api[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const add = (file: string, content: string) => files.set(`openapi/generated/${file}`, content);
  for (const api of apis) {
    const { name, document } = api;
    add(`${name}.d.ts`, await emitTypes(api));
    add(`${name}.schemas.ts`, emitSchemas(api));
    add(`${name}.examples.ts`, emitExamples(api));
    for (const [file, content] of emitDecoders(api)) add(`decoders/${name}/${file}`, content);
    files.set(`mocks/generated/${name}.handlers.ts`, emitHandlers(api));
    if ('x-allowed-html' in document) add('contentPolicy.ts', emitContentPolicy(api));
  }
  add('operations.ts', emitOperations(apis));
  add('calls.ts', emitCalls(apis));
  add('limits.ts', emitLimits(apis));
  return files;
}

/** Generates files from the contracts of a folder, each `<name>.yaml`. Throws `ContractError` for an invalid one. */
export const generate = async (folder: string, names: string[]): Promise<Map<string, string>> =>
  emitFiles(await loadApis(folder, names));

/** Turns contracts into source files in memory, so that writing, checking for drift and tests share one way. */
import path from 'node:path';
import { ContractError, readContract } from './contract.ts';
import { emitContentPolicy, emitLimits } from './emit-browser.ts';
import { emitExamples } from './emit-examples.ts';
import { emitHandlers } from './emit-handlers.ts';
import { emitOperations } from './emit-operations.ts';
import { emitSchemas } from './emit-schemas.ts';
import { emitTypes } from './emit-types.ts';
import { listOperations, type Operation } from './operations.ts';

/** Contracts of a project: the folder that holds them and their names, each `<name>.yaml`. */
export type ContractSet = { folder: string; apis: string[] };

/**
 * Contracts in, files out (path below the project's root → content).
 * Throws `ContractError`, before anything is emitted, when one of them is wrong.
 */
export async function generate({ folder, apis }: ContractSet): Promise<Map<string, string>> {
  const results = await Promise.allSettled(
    apis.map(async (api) => {
      const document = await readContract(path.join(folder, `${api}.yaml`));
      return { api, document, operations: listOperations(api, document) };
    }),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  const defect = failures.find(({ reason }) => !(reason instanceof ContractError));
  if (defect) throw defect.reason;
  if (failures.length > 0) {
    throw new ContractError(failures.map(({ reason }) => (reason as Error).message).join('\n'));
  }
  const contracts = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const files = new Map<string, string>();
  const all: Operation[] = [];
  for (const { api, document, operations } of contracts) {
    const source = `openapi/${api}.yaml`;
    files.set(`openapi/generated/${api}.d.ts`, await emitTypes(api, source, document));
    files.set(
      `openapi/generated/${api}.schemas.ts`,
      emitSchemas(api, source, document, operations),
    );
    files.set(`openapi/generated/${api}.examples.ts`, emitExamples(api, source, operations));
    files.set(`mocks/generated/${api}.handlers.ts`, emitHandlers(api, source, operations));
    all.push(...operations);
    if ('x-allowed-html' in document) {
      files.set('openapi/generated/contentPolicy.ts', emitContentPolicy(document));
    }
  }
  files.set('openapi/generated/operations.ts', emitOperations(all));
  files.set('openapi/generated/limits.ts', emitLimits(contracts));
  return files;
}

/** Lints and bundles contracts; errors have file, line and reason. */
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { ContractError, describeViolation, toContractError } from './contractError.ts';
import { normalise } from './normalise.ts';
import type { OpenApiDocument } from './openapi.ts';
import { type Api, listOperations } from './operations.ts';
import { contractPlugin } from './rules.ts';
import { sharedResponses } from './sharedResponses.ts';
import { findCircles, findDeadParts, findOddValues, readSources } from './sources.ts';

/** Redocly's recommended rules, further rules of Redocly, and our own. Warnings also refuse the contract. */
function createRules(): Promise<Config> {
  const plugin = contractPlugin();
  const own = Object.keys(plugin.rules?.oas3 ?? {});
  return createConfig({
    plugins: [plugin, sharedResponses],
    extends: ['recommended'],
    preprocessors: { 'shared-responses/add': 'on' },
    rules: {
      'operation-description': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'operation-2xx-response': { severity: 'error', disallowDefault: true },
      'no-invalid-schema-examples': 'error',
      'no-path-trailing-slash': 'off',
      'no-server-example.com': 'off',
      'rule/operation-name': {
        subject: { type: 'Operation', property: 'operationId' },
        assertions: { pattern: '/^[a-z_$][\\w$]*$/i' },
        message:
          'An operationId is the name of generated constants: letters, digits, _ and $, no digit first.',
        severity: 'error',
      },
      'rule/operation-5xx-response': {
        subject: { type: 'Responses' },
        assertions: { requireAny: ['500', '501', '502', '503', '504', '5XX', 'default'] },
        message: 'The operation has no 5xx response, but every client must handle one.',
        severity: 'error',
      },
      ...Object.fromEntries(own.map((rule) => [`contract/${rule}`, 'error' as const])),
    },
  });
}

function refuse(lines: string[]): void {
  if (lines.length > 0) throw new ContractError([...new Set(lines)].join('\n'));
}

function toLine({ location: [place], ruleId, message }: NormalizedProblem, file: string): string {
  return place ? describeViolation(place, ruleId, message) : `${file}:1:1 ${ruleId}: ${message}`;
}

/** Returns a line for every violation. Rules may throw on an invalid structure; the rule `struct` then says where. */
async function lintContract(file: string, config: Config, externalRefResolver: BaseResolver) {
  const problems = await lint({ ref: file, config, externalRefResolver }).catch(async (error) => {
    const structure = await createConfig({ rules: { struct: 'error' } });
    const found = await lint({ ref: file, config: structure, externalRefResolver }).catch(() => []);
    if (found.length === 0) throw toContractError(error, file);
    return found;
  });
  return problems.map((problem) => toLine(problem, file));
}

/**
 * Reads the root file `<name>.yaml` of each contract. Without `strict` it accepts contracts that the generator does not
 * support. Throws `ContractError`.
 */
export async function readApis(folder: string, names: string[], strict = true): Promise<Api[]> {
  const files = names.map((name) => path.resolve(folder, `${name}.yaml`));
  const config = await createRules();
  const resolver = new BaseResolver(config.resolve);
  const sources = await readSources(folder, files, resolver).catch((error) => {
    throw toContractError(error, folder);
  });
  if (strict) refuse(findOddValues(sources));
  refuse(findCircles(sources));
  if (strict) {
    const lines: string[] = [];
    for (const file of files) lines.push(...(await lintContract(file, config, resolver)));
    refuse(lines);
    refuse(findDeadParts(sources));
  }
  const bundles = files.map(async (file, index) => {
    const { bundle: bundled, problems } = await bundle({ ref: file, config });
    refuse(problems.map((problem) => toLine(problem, file)));
    const document = bundled.parsed as OpenApiDocument;
    normalise(document);
    const name = names[index] ?? '';
    return { name, document, operations: listOperations(name, document) };
  });
  return Promise.all(bundles);
}

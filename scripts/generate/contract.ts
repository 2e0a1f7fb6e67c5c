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
import { contractPlugin } from './rules.ts';
import { sharedResponses } from './sharedResponses.ts';
import { findCircles, findDeadParts, findOddValues, readSources } from './sources.ts';

/** Redocly's recommended rules, of which a warning refuses the contract too, further ones, and our own. */
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
        message: 'The operation has no 5xx response, which every client must be ready for.',
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

/** Gives a line for every violation. Rules may throw on an invalid structure; the structure check says where. */
async function lintContract(
  file: string,
  config: Config,
  externalRefResolver: BaseResolver,
): Promise<string[]> {
  const problems = await lint({ ref: file, config, externalRefResolver }).catch(async (error) => {
    const structure = await createConfig({ rules: { struct: 'error' } });
    const found = await lint({ ref: file, config: structure, externalRefResolver }).catch(() => []);
    if (found.length === 0) throw toContractError(error, file);
    return found;
  });
  return problems.map((problem) => toLine(problem, file));
}

/**
 * Reads the root file `<name>.yaml` of each contract and gives the bundled documents. One that is not `strict` may be
 * written in a way that the generator does not support. Throws `ContractError`.
 */
export async function readContracts(
  folder: string,
  apis: string[],
  strict = true,
): Promise<OpenApiDocument[]> {
  const files = apis.map((api) => path.resolve(folder, `${api}.yaml`));
  const config = await createRules();
  const resolver = new BaseResolver(config.resolve);
  const sources = await readSources(folder, files, resolver).catch((error) => {
    throw toContractError(error, folder);
  });
  if (strict) refuse(findOddValues(sources));
  refuse(findCircles(sources));
  const lines: string[] = [];
  for (const file of strict ? files : [])
    lines.push(...(await lintContract(file, config, resolver)));
  refuse(lines);
  if (strict) refuse(findDeadParts(sources));
  return Promise.all(
    files.map(async (file) => {
      const { bundle: document, problems } = await bundle({ ref: file, config });
      refuse(problems.map((problem) => toLine(problem, file)));
      const parsed = document.parsed as OpenApiDocument;
      normalise(parsed);
      return parsed;
    }),
  );
}

/** Lints and bundles contracts; errors have file, line and reason. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  ResolveError,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { parseYaml } from '../shared/parseYaml.ts';
import type { OpenApiDocument } from './openapi.ts';
import { type Api, listOperations } from './operations.ts';
import { contractPlugin } from './rules.ts';
import { addSharedResponses, extensionTypes } from './sharedResponses.ts';

/** An invalid contract. `message` has one line per violation: file, line, column, rule, reason. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** Redocly's recommended rules, further rules of Redocly, and our own. Warnings also refuse the contract. */
function createRules(): Promise<Config> {
  const plugin = contractPlugin();
  const own = Object.keys(plugin.rules?.oas3 ?? {});
  return createConfig({
    plugins: [plugin, extensionTypes],
    preprocessors: { 'contract/closeParts': 'on' },
    extends: ['recommended'],
    rules: {
      'operation-description': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'operation-2xx-response': { severity: 'error', disallowDefault: true },
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-required-schema-properties-undefined': 'error',
      'no-mixed-number-range-constraints': 'error',
      'no-schema-type-mismatch': 'error',
      // Each operation gets the shared ones.
      'operation-4xx-response': 'off',
      'no-path-trailing-slash': 'off',
      'no-server-example.com': 'off',
      ...Object.fromEntries(own.map((rule) => [`contract/${rule}`, 'error' as const])),
    },
  });
}

/** Where Redocly sees the folder: the names of real folders may have characters that mean something in references. */
const root = path.resolve('/');

/** The path of a file that Redocly sees, below the real folder. */
const fileOf = (folder: string, absoluteRef: string) =>
  path.join(folder, path.relative(root, absoluteRef));

function createResolver(folder: string): BaseResolver {
  const resolver = new BaseResolver();
  resolver.loadExternalRef = async (ref) => {
    try {
      const text = await readFile(fileOf(folder, ref), 'utf8');
      return new Source(ref, text.replaceAll('\r\n', '\n'));
    } catch (error) {
      throw new ResolveError(error as Error);
    }
  };
  resolver.parseDocument = (source) => {
    try {
      return { source, parsed: parseYaml(source.body, source.absoluteRef) };
    } catch (error) {
      throw new YamlParseError(error as Error, source);
    }
  };
  return resolver;
}

type Place = NormalizedProblem['location'][number];

/** A violation as a line: `openapi/agency/jobs.yaml:12:5 rule: reason`. */
function toLine(folder: string, place: Place, rule: string, reason: string): string {
  const { source, start } = getLineColLocation(place);
  const file = path.relative(process.cwd(), fileOf(folder, source.absoluteRef));
  const name = file.replaceAll(path.sep, '/');
  return `${name}:${start.line}:${start.col} ${rule}: ${reason.replace(/\s+/g, ' ')}`;
}

/** An error of a library as a line: YAML errors have a location, others are about the root file. */
function describeError(folder: string, ref: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const isYaml = error instanceof YamlParseError;
  const source = isYaml ? error.source : new Source(ref, '');
  const start = isYaml ? { line: error.line || 1, col: error.col || 1 } : { line: 1, col: 1 };
  const place = { source, pointer: undefined, start };
  return toLine(folder, place, isYaml ? 'yaml' : 'contract', reason.split(' in "')[0] ?? reason);
}

/**
 * Reads the root file `<name>.yaml` of each contract. Without `strict` it accepts contracts that the generator does not
 * support. Throws `ContractError`.
 */
export async function loadApis(folder: string, names: string[], strict = true): Promise<Api[]> {
  const rules = await createRules();
  const config = await createConfig({ plugins: [extensionTypes] });
  const lines = new Set<string>();
  const apis: Api[] = [];
  for (const name of names) {
    const ref = path.join(root, `${name}.yaml`);
    // Each with documents of its own, because bundling changes them.
    const options = () => ({ ref, externalRefResolver: createResolver(folder) });
    try {
      const problems = strict ? await lint({ ...options(), config: rules }) : [];
      const { bundle: bundled, problems: others } = await bundle({ ...options(), config });
      // Linting finds what bundling finds.
      for (const problem of strict ? problems : others) {
        const [place] = problem.location;
        if (place) lines.add(toLine(folder, place, problem.ruleId, problem.message));
      }
      if (lines.size > 0) continue;
      const document = bundled.parsed as OpenApiDocument;
      addSharedResponses(document);
      apis.push({ name, document, operations: listOperations(name, document) });
    } catch (error) {
      lines.add(describeError(folder, ref, error));
    }
  }
  if (lines.size > 0) throw new ContractError([...lines].join('\n'));
  return apis;
}

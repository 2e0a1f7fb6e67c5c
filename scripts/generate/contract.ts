/** Reads a hand-written contract: lints it, bundles it, and says in file, line and reason what is wrong with it. */
import path from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import type { OpenApiDocument } from './openapi.ts';

/** A contract that does not lint. `message` holds one line a problem: file, line, column, rule, reason. */
export class ContractError extends Error {
  override name = 'ContractError';
}

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'operation-4xx-response': 'error',
    'tag-description': 'error',
    'no-path-trailing-slash': 'off',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-schema-examples': 'error',
    'no-unresolved-refs': 'error',
    'no-unused-components': 'error',
    'no-server-example.com': 'off',
  },
});

function describe(problem: NormalizedProblem): string {
  const place = problem.location[0];
  if (!place) return `${problem.ruleId}: ${problem.message}`;
  const { start } = getLineColLocation(place);
  const file = path.relative(process.cwd(), place.source.absoluteRef);
  return `${file}:${start.line}:${start.col} ${problem.ruleId}: ${problem.message.replace(/\s+/g, ' ')}`;
}

/** A file that is no YAML at all fails before the linter can list its problems. */
function toContractError(error: unknown): unknown {
  const { line, col, source } = error as { line?: number; col?: number; source?: Source };
  if (!(error instanceof Error) || line === undefined || !source) return error;
  const file = path.relative(process.cwd(), source.absoluteRef);
  return new ContractError(`${file}:${line}:${col} ${error.message.split(' in "')[0]}`);
}

/** Path of a contract's root file in, bundled OpenAPI document out. Throws `ContractError`. */
export async function readContract(file: string): Promise<OpenApiDocument> {
  const problems = await lint({ ref: file, config }).catch((error) => {
    throw toContractError(error);
  });
  if (problems.length > 0) throw new ContractError(problems.map(describe).join('\n'));
  const bundled = await bundle({ ref: file, config });
  if (bundled.problems.length > 0) {
    throw new ContractError(bundled.problems.map(describe).join('\n'));
  }
  return bundled.bundle.parsed as OpenApiDocument;
}

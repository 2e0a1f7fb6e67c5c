import path from 'node:path';
import { getLineColLocation, type NormalizedProblem, YamlParseError } from '@redocly/openapi-core';

/** An invalid contract. `message` has one line per violation: file, line, column, rule, reason. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** Formats a violation: `openapi/agency/jobs.yaml:12:5 rule: reason`. */
export function describeViolation(
  place: NormalizedProblem['location'][number],
  rule: string,
  reason: string,
): string {
  const { source, start } = getLineColLocation(place);
  const file = path.relative(process.cwd(), source.absoluteRef);
  return `${file}:${start.line}:${start.col} ${rule}: ${reason.replace(/\s+/g, ' ')}`;
}

/** Wraps an error of a library: YAML errors have a location, others get line 1. */
export function toContractError(error: unknown, file: string): ContractError {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof YamlParseError) {
    const { source, line, col } = error;
    const place = { source, pointer: undefined, start: { line: line || 1, col: col || 1 } };
    return new ContractError(describeViolation(place, 'yaml', reason.split(' in "')[0] ?? reason));
  }
  return new ContractError(`${path.relative(process.cwd(), file)}:1:1 contract: ${reason}`);
}

import path from 'node:path';
import { getLineColLocation, type NormalizedProblem, YamlParseError } from '@redocly/openapi-core';

/** A contract that cannot be generated from. `message` holds one line a violation: file, line, column, rule, reason. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** A place in a contract's file, by JSON pointer or by line and column. */
export type Place = NormalizedProblem['location'][number];

/** A violation as one line: `openapi/agency/jobs.yaml:12:5 rule: reason`. */
export function describeViolation(place: Place, rule: string, reason: string): string {
  const { source, start } = getLineColLocation(place);
  const file = path.relative(process.cwd(), source.absoluteRef);
  return `${file}:${start.line}:${start.col} ${rule}: ${reason.replace(/\s+/g, ' ')}`;
}

/** Wraps what a library throws over the contract `file`: a YAML error names its place, anything else the first line. */
export function toContractError(error: unknown, file: string): ContractError {
  if (error instanceof ContractError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof YamlParseError) {
    const { source, line, col } = error;
    const place = { source, pointer: undefined, start: { line: line || 1, col: col || 1 } };
    return new ContractError(describeViolation(place, 'yaml', reason.split(' in "')[0] ?? reason));
  }
  return new ContractError(`${path.relative(process.cwd(), file)}:1:1 contract: ${reason}`);
}

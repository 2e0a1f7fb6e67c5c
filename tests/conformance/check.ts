/** Runs the check, and asserts on its reports. */
import { expect } from 'vitest';
import type { Options } from '../../conformance/src/options.ts';
import type { Report } from '../../conformance/src/report.ts';
import { runConformance } from '../../conformance/src/run.ts';
import { generalize } from '../../conformance/src/violations.ts';
import type { Fault } from './mutants/mutant.ts';

/** Options of a run; without `hrms` it checks the agency's backend alone. */
export const optionsFor = (changes: Pick<Options, 'agency'> & Partial<Options>): Options => ({
  hrms: null,
  basicAuth: null,
  site: null,
  only: [],
  report: '',
  readOnly: false,
  insecure: false,
  timeout: 60_000,
  ...changes,
});

/** The report of a run. */
export const check = (changes: Parameters<typeof optionsFor>[0]): Promise<Report> =>
  runConformance(optionsFor(changes), { onExchange() {}, onNotes() {}, onSkipped() {} });

/** The violations of one operation. */
export const violationsOf = ({ operations }: Report, operation: string) =>
  operations.find(({ id }) => id === operation)?.violations ?? [];

/** Each violation of a report as a line. */
export const describeViolations = ({ operations }: Report): string[] =>
  operations.flatMap(({ id, violations }) =>
    violations.map(
      ({ field, expected, got }) => `${id} ${field}: expected ${expected}; got ${got}`,
    ),
  );

/** Expects a report to name the operation and field of a fault. */
export function expectReported({ operation, field }: Fault, report: Report): void {
  const fields = violationsOf(report, operation).map((each) => generalize(each.field));
  expect(fields, describeViolations(report).join('\n')).toContain(field);
}

/** Parses a table of tests: a row per line, with cells between separators. */
export const readRows = (table: string, separator: string | RegExp = '|'): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(separator))
    .map((cells) => cells.map((cell) => cell.trim()));

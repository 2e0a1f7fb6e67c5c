/** Runs the check against a mutant and judges its report. */
import type { Report } from '../../../conformance/src/report.ts';
import { runConformance } from '../../../conformance/src/run.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import type { Mutant } from './mutant.ts';
import type { BreakableMock } from './server.ts';

/** An observer that does nothing. */
export const silent = { onExchange() {}, onLast() {}, onBehaviourViolations() {}, onSkipped() {} };

/** Options to check both backends of a mock with all workflows. */
export function optionsFor({ agency, hrms }: Pick<BreakableMock, 'agency' | 'hrms'>) {
  return {
    agency,
    hrms,
    basicAuth: null,
    site: null,
    only: [],
    report: '',
    readOnly: false,
    insecure: false,
    timeout: 10_000,
  };
}

export function check(mock: BreakableMock): Promise<Report> {
  return runConformance(optionsFor(mock), silent);
}

/** Result of a run against a mutant. `others` counts the violations reported for other operations. */
export type Verdict<Each = Mutant> = {
  mutant: Each;
  found: boolean;
  others: number;
  reported: string[];
};

/** Share of mutants that must be reported with operation and field. */
export const goal = 0.95;

/** Prints what else a verdict has: violations at other calls, and all of them when the mutant was not found. */
export function printVerdict({ found, others, reported }: Verdict<unknown>, line: string): void {
  console.log(others > 0 ? `${line}  (${others} more at other calls)` : line);
  if (!found) for (const each of reported) console.log(`      ${each}`);
}

/** The violations of one operation. */
export const violationsOf = ({ operations }: Report, operation: string) =>
  operations.find(({ id }) => id === operation)?.violations ?? [];

/** Every violation of a report as a line. */
export const describeViolations = ({ operations }: Report): string[] =>
  operations.flatMap(({ id, violations }) =>
    violations.map(
      ({ field, expected, got }) => `${id} ${field}: expected ${expected}; got ${got}`,
    ),
  );

/** `found` is true when the report names the mutant's operation and field. */
export function judge<Each extends Pick<Mutant, 'operation' | 'field'>>(
  mutant: Each,
  report: Report,
): Verdict<Each> {
  const own = violationsOf(report, mutant.operation);
  const all = describeViolations(report);
  return {
    mutant,
    found: own.some(({ field }) => generalize(field) === mutant.field),
    others: all.length - own.length,
    reported: all,
  };
}

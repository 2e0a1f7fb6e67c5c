/** Runs the check against a broken mock and judges what it reports. */
import type { OperationReport, Report } from '../../../scripts/conformance/report.ts';
import { runConformance } from '../../../scripts/conformance/run.ts';
import type { Mutant } from './mutant.ts';
import type { BreakableMock } from './server.ts';

/** An observer that lets everything pass. */
export const silent = { onExchange() {}, onLast() {}, onMisbehaviour() {}, onSkipped() {} };

/** Options that check both backends of a mock, all journeys included. */
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

/** A run against the mock as it is. */
export function check(mock: BreakableMock): Promise<Report> {
  return runConformance(optionsFor(mock), silent);
}

/** Places of lists do not count: every number in a pointer becomes a star. */
export const generalize = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** What a run made of a mutant. `others` counts the findings that name another call. */
export type Verdict = { mutant: Mutant; found: boolean; others: number; reported: string[] };

/** True when the report names the call and the field; findings elsewhere are counted. */
export function judge(mutant: Mutant, { operations }: Report): Verdict {
  const describe = ({ id, findings }: OperationReport) =>
    findings.map(({ field, expected, got }) => `${id} ${field}: expected ${expected}; got ${got}`);
  const own = operations.find(({ id }) => id === mutant.operation)?.findings ?? [];
  const all = operations.flatMap(describe);
  return {
    mutant,
    found: own.some(({ field }) => generalize(field) === mutant.field),
    others: all.length - own.length,
    reported: all,
  };
}

/** Runs the check, and describes its reports. */
import type { Options } from '../../conformance/src/options.ts';
import type { Report } from '../../conformance/src/report.ts';
import { runConformance } from '../../conformance/src/run.ts';

/** Options of a run; without `hrms` it checks the agency's backend alone. */
export const optionsFor = (changes: Pick<Options, 'agency'> & Partial<Options>): Options => ({
  hrms: null,
  basicAuth: null,
  site: null,
  only: [],
  report: '',
  readOnly: false,
  insecure: false,
  timeoutMs: 60_000,
  concurrency: 4,
  ...changes,
});

/** The report of a run. */
export const check = (changes: Parameters<typeof optionsFor>[0]): Promise<Report> =>
  runConformance(optionsFor(changes));

/** Each violation of a report as a line. */
export const describeViolations = ({ operations }: Report): string[] =>
  operations.flatMap(({ id, violations }) =>
    violations.map(
      ({ field, expected, got }) => `${id} ${field}: expected ${expected}; got ${got}`,
    ),
  );

/** Parses a table of tests: a row per line, with cells between separators. */
export const readRows = (table: string, separator: string | RegExp = '|'): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(separator)
        .map((cell) => cell.trim()),
    );

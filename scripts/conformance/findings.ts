/** What a check found: where, what was expected and what came instead. */
import type { OperationId } from '#contract/generated/operations.ts';

/** The sort of a breach. `connection` and `body` mean that there was nothing to look into. */
export type FindingKind =
  | 'connection'
  | 'redirect'
  | 'status'
  | 'body'
  | 'schema'
  | 'behaviour'
  | 'cookie'
  | 'caching'
  | 'sharing';

/**
 * What a single check found in an answer. `field` is a JSON pointer into the body ('' is all of it), `status`, or a header
 * such as `header Content-Type`. `expected` and `got` complete the sentence "expected …, got …".
 */
export type Problem = { kind: FindingKind; field: string; expected: string; got: string };

/** A breach with the call, the step that showed it, and the status of the answer; null when no whole answer came. */
export type Finding = Problem & {
  operation: OperationId;
  journey: string;
  step: string;
  status: number | null;
};

/** A step that showed a breach. `records` says in how many records of its list. */
export type Sighting = Pick<Finding, 'journey' | 'step' | 'status' | 'field' | 'got'> & {
  records: number;
};

/** A breach with every step that showed it. */
export type Breach = Problem & Pick<Finding, 'operation'> & { seen: Sighting[] };

/** A place in a list does not count: the `3` of `/jobs/3/slug` becomes a star. */
const generalize = (field: string): string => field.replace(/\/\d+(?=\/|$)/g, '/*');

/** The same problem in several records of a list stands once, with `*` for the record and their number. */
export function joinRecords<Each extends { field: string; got: string }>(
  problems: Each[],
): (Each & { records: number })[] {
  const groups = new Map<string, Each & { records: number }>();
  for (const problem of problems) {
    const field = generalize(problem.field);
    const key = JSON.stringify({ ...problem, field, got: '' });
    const first = groups.get(key);
    const records = first && field !== problem.field ? first.records + 1 : 1;
    groups.set(key, first ? { ...first, field, records } : { ...problem, records });
  }
  return [...groups.values()];
}

/** Findings in, each different one out, with the steps that showed it. */
export function groupFindings(findings: Finding[]): Breach[] {
  const groups = new Map<string, Breach>();
  for (const { operation, kind, expected, ...sighting } of joinRecords(findings)) {
    const key = [operation, kind, generalize(sighting.field), expected].join('\n');
    const first = groups.get(key);
    const { field, got } = first ?? sighting;
    groups.set(key, {
      operation,
      kind,
      field: field === sighting.field ? field : generalize(field),
      expected,
      got,
      seen: [...(first?.seen ?? []), sighting],
    });
  }
  return [...groups.values()];
}

/** How often a breach was seen, such as `32 records in 2 requests`; '' for a single time. */
export function countSightings(seen: Pick<Sighting, 'records'>[]): string {
  const records = seen.reduce((sum, each) => sum + each.records, 0);
  const counts = [
    ...(records > seen.length ? [`${records} records`] : []),
    ...(seen.length > 1 ? [`${seen.length} requests`] : []),
  ];
  return counts.join(' in ');
}

/** A value as a report shows it: JSON, cut off after 80 characters. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What a check found: where, what was expected and what came instead. */
import type { OperationId } from '../../mocks/generated/operations.ts';

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

/** A breach with the call and the step that showed it, and in how many places it was seen. */
export type Finding = Problem & {
  operation: OperationId;
  journey: string;
  step: string;
  times: number;
};

/** The same breach in every record of a list is one finding: the place in the list does not count. */
const keyOf = ({ operation, kind, field, expected }: Finding): string =>
  [operation, kind, field.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join('\n');

/** Findings in, each different one out, with `times` added up. */
export function groupFindings(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const finding of findings) {
    const first = groups.get(keyOf(finding));
    groups.set(keyOf(finding), {
      ...(first ?? finding),
      times: (first?.times ?? 0) + finding.times,
    });
  }
  return [...groups.values()];
}

/** A value as a report shows it: JSON, cut off after 80 characters. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Contract violations, and groups of equal ones. */
import type { OperationId } from '../../openapi/generated/operations.ts';

/** Kind of a violation. After `connection` or `body` nothing else could be checked. */
export type ViolationKind =
  | ('connection' | 'redirect' | 'status' | 'body' | 'schema' | 'behaviour')
  | ('cookie' | 'caching' | 'sharing');

/**
 * A violation. `field` is a JSON pointer into the body ('' is the whole body), `status`, or a header such as `header
 * Content-Type`. `expected` and `got` complete the sentence "expected …; got …".
 */
export type Violation = { kind: ViolationKind; field: string; expected: string; got: string };

/** Creates a violation. */
export const violation = (
  kind: ViolationKind,
  field: string,
  expected: string,
  got: string,
): Violation => ({ kind, field, expected, got });

/** A violation with its operation, step and response status (null without a complete response). */
export type StepViolation = Violation & {
  operation: OperationId;
  rule: string;
  step: string;
  status: number | null;
};

/** Replaces list indexes by a star, such as the 3 of `/jobs/3/slug`. */
export const generalize = (field: string): string => field.replace(/\/\d+(?=\/|$)/g, '/*');

/** Groups the items of a list by key, in their order. */
export function groupBy<Each>(
  list: Each[],
  keyOf: (each: Each) => string,
): [first: Each, ...rest: Each[]][] {
  const groups = new Map<string, [Each, ...Each[]]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return [...groups.values()];
}

/** Field of equal violations, with `*` for the index if several records have them, and the number of records. */
function placesOf(violations: [StepViolation, ...StepViolation[]]) {
  const [{ field }] = violations;
  const records = new Set(violations.map((each) => each.field)).size;
  return { field: records > 1 ? generalize(field) : field, records };
}

/** What equal violations have in common. */
export const keyOf = ({ operation, kind, field, expected }: StepViolation): string =>
  [operation, kind, generalize(field), expected].join('\n');

/** Groups equal violations and collects their occurrences, one for each step. */
export function groupViolations(violations: StepViolation[]) {
  return groupBy(violations, keyOf).map((group) => {
    const [{ operation, kind, expected, got }] = group;
    const steps = groupBy(group, ({ rule, step }) => `${rule} ${step}`);
    const seen = steps.map((list) => {
      const [{ rule, step, status, got }] = list;
      return { rule, step, status, got, ...placesOf(list) };
    });
    return { operation, kind, field: placesOf(group).field, expected, got, seen };
  });
}

/** A step in which a violation occurred, and the number of affected list records. */
export type Occurrence = ReturnType<typeof groupViolations>[number]['seen'][number];

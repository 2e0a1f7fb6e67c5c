/** Turns failed success criteria into violations, and explains why planned steps were not executed. */
import { describeAbsence, knownProperties } from './checks/schema.ts';
import {
  type CheckedExchange,
  type Exchange,
  isOf,
  isResponse,
  placeOf,
  type Step,
} from './exchange.ts';
import type { StepResult } from './respect.ts';
import { type StepViolation, show, type Violation, violation } from './violations.ts';
import type { Criterion, PlannedStep, SkippedStep } from './workflows.ts';

/** The right side of a simple condition: a literal as it is written, or the value of an input. */
function showValue(text: string, inputs: Record<string, unknown>): string {
  const name = /^\$inputs\.(\w+)$/.exec(text)?.[1];
  return name ? show(inputs[name]) : text;
}

function explain(criterion: Criterion, inputs: Record<string, unknown>) {
  const [, pointer = '', value = ''] =
    /^\$response\.body#(\S+) == (.+)$/.exec(criterion.condition) ?? [];
  return {
    field: criterion['x-field'] ?? pointer,
    expected: criterion['x-expected'] ?? showValue(value, inputs),
  };
}

/**
 * The value at a JSON pointer of a response body. `*` stands for the whole list. If a parent is missing, `field` is
 * the pointer of that parent.
 */
function readField({ result, step }: Exchange, pointer: string): { field: string; got: string } {
  if (!isResponse(result)) return { field: pointer, got: 'nothing' };
  let value: unknown = JSON.parse(String(result.body));
  let field = '';
  const keys = pointer.split('/').slice(1);
  for (const [depth, key] of keys.entries()) {
    if (key === '*') return { field: pointer, got: show(value) };
    const holder = value as Record<string, unknown>;
    value = holder[key];
    field += `/${key}`;
    if (value === undefined && typeof holder === 'object') {
      const known = knownProperties(step.operation, result.status, keys.slice(0, depth));
      return { field, got: describeAbsence(holder, known) };
    }
    if (value === undefined || value === null) break;
  }
  return { field, got: show(value) };
}

function toViolation(
  criterion: Criterion,
  exchange: Exchange,
  inputs: Record<string, unknown>,
): Violation {
  const { field: pointer, expected } = explain(criterion, inputs);
  const { field, got } = readField(exchange, pointer);
  const rest = pointer.slice(field.length);
  return violation('behaviour', field, rest ? `${expected} at its ${rest}` : expected, got);
}

/** True when the response is too broken for behaviour checks. */
const isUnreadable = (violations: StepViolation[]): boolean =>
  violations.some(({ kind }) => ['connection', 'redirect', 'status', 'body'].includes(kind));

/** True when the field or one of its parents already has a schema violation. */
const isKnown = (violations: StepViolation[], field: string): boolean =>
  violations.some(
    (violation) =>
      violation.kind === 'schema' &&
      (`${field}/`.startsWith(`${violation.field}/`) ||
        `${violation.field}/`.startsWith(`${field}/`)),
  );

/**
 * Violations in the content of the responses. Criteria on the status code are skipped: `checkResponse` reports
 * statuses.
 */
export function findBehaviourViolations(
  steps: PlannedStep[],
  results: StepResult[],
  seen: CheckedExchange[],
  inputs: Record<string, unknown>,
): StepViolation[] {
  return steps.flatMap((step) => {
    const result = results.find((each) => isOf(step, each));
    const record = seen.find(({ exchange }) => isOf(step, placeOf(exchange)));
    if (!result || !record || isUnreadable(record.violations)) return [];
    const failed = step.source.successCriteria.filter(
      ({ condition }, index) =>
        result.criteria[index]?.passed === false && !condition.startsWith('$statusCode'),
    );
    return failed
      .map((criterion) => toViolation(criterion, record.exchange, inputs))
      .filter(({ field }) => !isKnown(record.violations, field))
      .map((each) => ({ ...each, ...placeOf(record.exchange) }));
  });
}

/**
 * Why steps were not executed. `last` is the exchange that ended the run; null when the run ended between two
 * requests.
 */
export type Obstacles = { withheld: Map<Step, string>; isEnded: boolean; last: Exchange | null };

/** Steps that were planned but not executed, each with the reason. */
export function findMissedSteps(
  steps: PlannedStep[],
  results: StepResult[],
  seen: CheckedExchange[],
  { withheld, isEnded, last }: Obstacles,
): SkippedStep[] {
  const wasMade = (step: Step) => seen.some(({ exchange }) => isOf(step, placeOf(exchange)));
  const reached = isEnded ? steps.findLastIndex(wasMade) : steps.length;
  const explainEnd = (step: Step) =>
    last && !isResponse(last.result) && isOf(step, placeOf(last))
      ? `the run ended at it: ${last.result.reason}`
      : 'the run ended before it';
  return steps.flatMap((step, index) => {
    if (wasMade(step)) return [];
    const { workflowId, id, operation } = step;
    const place = { workflowId, step: id, operation: operation.id };
    if (index > reached) return [{ ...place, reason: explainEnd(step) }];
    const before = steps.slice(0, index + 1).filter((each) => each.workflowId === workflowId);
    const result = results.find((each) => isOf(step, each));
    const ground = before.findLast(wasMade);
    const reason =
      before.map((each) => withheld.get(each)).find(Boolean) ??
      (ground
        ? `builds on the step ${ground.id}, which failed`
        : (result?.error?.split('\n')[0] ?? 'the run ended before it'));
    return [{ ...place, reason }];
  });
}

/** Turns failed success criteria into violations, and explains why planned steps were not executed. */

import type { Criterion } from './arazzo.ts';
import { describeAbsence, knownProperties } from './checks/schema.ts';
import type { Inputs } from './discovery.ts';
import { broken, type CheckedExchange, type Exchange, isOf, isResponse } from './exchange.ts';
import { readJson } from './json.ts';
import type { Recorder } from './recorder.ts';
import type { StepResult } from './respect.ts';
import { quote, show } from './secrets.ts';
import type { StepViolation, ViolationKind } from './violations.ts';
import type { PlannedStep, SkippedStep } from './workflows.ts';

/**
 * The value at a JSON pointer of a response body. `*` stands for the whole list. If a parent is missing, `field` is
 * the pointer of that parent.
 */
function readField({ result, step }: Exchange, pointer: string): { field: string; got: string } {
  if (!isResponse(result)) return { field: pointer, got: 'nothing' };
  let value: unknown = readJson({ result });
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

/** A violation of a criterion that says itself what it requires, or is a simple condition on a literal or an input. */
function toViolation(criterion: Criterion, exchange: Exchange, inputs: Inputs): StepViolation {
  const simple = /^\$response\.body#(\S+) == (?:\$inputs\.(\w+)|(.+))$/;
  const [, place = '', input, literal = ''] = simple.exec(criterion.condition) ?? [];
  const pointer = criterion['x-field'] ?? place;
  const expected = criterion['x-expected'] ?? (input ? show(inputs[input]) : literal);
  const { field, got } = readField(exchange, pointer);
  const rest = pointer.slice(field.length);
  return broken(exchange, field, rest ? `${expected} at its ${rest}` : expected, got);
}

/** True when the field or one of its parents already has a schema violation. */
const isKnown = (violations: StepViolation[], field: string): boolean =>
  violations.some(
    (each) =>
      each.kind === 'schema' &&
      (`${field}/`.startsWith(`${each.field}/`) || `${each.field}/`.startsWith(`${field}/`)),
  );

/** Kinds of violations after which the content is not compared. */
const unreadable: ViolationKind[] = ['connection', 'redirect', 'status', 'body'];

/**
 * Violations in the content of the responses. Criteria on the status code are skipped: `checkResponse` reports
 * statuses.
 */
export function findBehaviourViolations(
  steps: PlannedStep[],
  results: StepResult[],
  seen: CheckedExchange[],
  inputs: Inputs,
): StepViolation[] {
  return steps.flatMap((step) => {
    const result = results.find((each) => isOf(step, each));
    const record = seen.find(({ exchange }) => exchange.step === step);
    const isReadable = record?.violations.every(({ kind }) => !unreadable.includes(kind));
    if (!result || !record || !isReadable) return [];
    return step.source.successCriteria
      .filter(({ condition }, index) => {
        const isFailed = result.criteria[index]?.passed === false;
        return isFailed && !condition.startsWith('$statusCode');
      })
      .map((criterion) => toViolation(criterion, record.exchange, inputs))
      .filter(({ field }) => !isKnown(record.violations, field));
  });
}

/**
 * Why steps were not executed. `last` is the exchange that ended the run; null when the run ended between two
 * requests.
 */
export type Obstacles = { withheld: Recorder['withheld']; isEnded: boolean; last: Exchange | null };

/**
 * Steps that were planned but not executed, each with the reason. `fault` is the reason of the first one for which
 * neither a response nor the end of the run accounts; null without any.
 */
export function findMissedSteps(
  steps: PlannedStep[],
  results: StepResult[],
  seen: CheckedExchange[],
  { withheld, isEnded, last }: Obstacles,
): { missed: SkippedStep[]; fault: string | null } {
  const wasMade = (step: PlannedStep) => seen.some(({ exchange }) => exchange.step === step);
  const hasFailed = (step: PlannedStep) =>
    seen.some(({ exchange, violations }) => exchange.step === step && violations.length > 0) ||
    results.some((each) => isOf(step, each) && each.criteria.some(({ passed }) => !passed));
  let fault: string | null = null;
  const reached = isEnded ? steps.findLastIndex(wasMade) : steps.length;
  function explain(step: PlannedStep, index: number): string {
    if (index > reached) {
      if (last?.step !== step || isResponse(last.result)) return 'the run ended before it';
      return `the run ended at it: ${last.result.reason}`;
    }
    const before = steps.slice(0, index + 1).filter((each) => each.workflowId === step.workflowId);
    const obstacle = before.map((each) => withheld.get(each)).find(Boolean);
    if (obstacle) return obstacle;
    const ground = before.findLast((each) => wasMade(each) && hasFailed(each));
    if (ground) return `builds on the step ${ground.id}, which failed`;
    const result = results.find((each) => isOf(step, each));
    const reason = quote(result?.error?.split('\n')[0] ?? 'the workflow runner did not send it');
    fault ??= `${step.workflowId}.${step.id} could not be sent: ${reason}.`;
    return reason;
  }
  const missed = steps.flatMap((step, index) => {
    if (wasMade(step)) return [];
    const { workflowId, id, operation } = step;
    return [{ workflowId, step: id, operation: operation.id, reason: explain(step, index) }];
  });
  return { missed, fault };
}

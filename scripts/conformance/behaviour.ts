/** Turns success criteria that failed into findings, and says why steps did not take place. */
import { describeAbsence, knownProperties } from './checks/schema.ts';
import { type Exchange, isAnswer, type Step, statusOf } from './exchange.ts';
import { type Finding, type Problem, show } from './findings.ts';
import type { Criterion, PlannedStep, SkippedStep } from './journeys.ts';
import type { StepResult } from './respect.ts';

/** The value of a simple condition's right side as a text: a literal as it stands, an input as its value. */
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
 * What stands at a JSON pointer of an answer's body; a list's own place (`*`) stands for the whole list. When something on
 * the way is missing already, `field` is that.
 */
function readField({ result, step }: Exchange, pointer: string): { field: string; got: string } {
  if (!isAnswer(result)) return { field: pointer, got: 'nothing' };
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

/** A criterion that failed, with the place in the answer that explains it. */
function toProblem(
  criterion: Criterion,
  exchange: Exchange,
  inputs: Record<string, unknown>,
): Problem {
  const { field: pointer, expected } = explain(criterion, inputs);
  const { field, got } = readField(exchange, pointer);
  const rest = pointer.slice(field.length);
  return {
    kind: 'behaviour',
    field,
    expected: rest ? `${expected} at its ${rest}` : expected,
    got,
  };
}

/** True when the answer was so wrong that what it says has no meaning. */
const isUnreadable = (findings: Finding[]): boolean =>
  findings.some(({ kind }) => ['connection', 'redirect', 'status', 'body'].includes(kind));

/** True when a field, or what holds it, is known to be wrong already. */
const isKnown = (findings: Finding[], field: string): boolean =>
  findings.some(
    (finding) =>
      finding.kind === 'schema' &&
      (`${field}/`.startsWith(`${finding.field}/`) || `${finding.field}/`.startsWith(`${field}/`)),
  );

/** Breaches in what the steps' answers say. Statuses are checked with the answers, so their criteria are left out. */
export function findMisbehaviour(
  steps: PlannedStep[],
  results: StepResult[],
  seen: { exchange: Exchange; findings: Finding[] }[],
  inputs: Record<string, unknown>,
): Finding[] {
  return steps.flatMap((step) => {
    const { journey, id, operation } = step;
    const result = results.find((each) => each.journey === journey && each.step === id);
    const record = seen.find(
      ({ exchange }) => exchange.step.journey === journey && exchange.step.id === id,
    );
    if (!result || !record || isUnreadable(record.findings)) return [];
    const failed = step.source.successCriteria.filter(
      ({ condition }, index) =>
        result.criteria[index]?.passed === false && !condition.startsWith('$statusCode'),
    );
    const status = statusOf(record.exchange);
    const place = { operation: operation.id, journey, step: id, status };
    return failed
      .map((criterion) => toProblem(criterion, record.exchange, inputs))
      .filter(({ field }) => !isKnown(record.findings, field))
      .map((problem): Finding => ({ ...problem, ...place }));
  });
}

/** What kept steps from being made. `last` is the exchange at which the run ended, null when it ended between two. */
export type Obstacles = { withheld: Set<Step>; isEnded: boolean; last: Exchange | null };

/** The steps that were planned and not made, each with the reason: what it builds on failed, or the run ended. */
export function findMissedSteps(
  steps: PlannedStep[],
  results: StepResult[],
  seen: { exchange: Exchange }[],
  { withheld, isEnded, last }: Obstacles,
): SkippedStep[] {
  const wasMade = ({ journey, id }: PlannedStep) =>
    seen.some(({ exchange: { step } }) => step.journey === journey && step.id === id);
  const reached = isEnded ? steps.findLastIndex(wasMade) : steps.length;
  const explainEnd = ({ journey, id }: PlannedStep) =>
    last && !isAnswer(last.result) && last.step.journey === journey && last.step.id === id
      ? `the run ended at it: ${last.result.reason}`
      : 'the run ended before it';
  return steps.flatMap((step, index) => {
    if (wasMade(step)) return [];
    const { journey: name, id, operation } = step;
    const place = { journey: name, step: id, operation: operation.id };
    if (index > reached) return [{ ...place, reason: explainEnd(step) }];
    const journey = steps.slice(0, index + 1).filter((each) => each.journey === step.journey);
    const result = results.find((each) => each.journey === step.journey && each.step === step.id);
    const ground = journey.findLast(wasMade);
    const reason = journey.some((each) => withheld.has(each))
      ? 'needs the session cookie, which the sign-in did not set'
      : ground
        ? `builds on the step ${ground.id}, which failed`
        : (result?.error?.split('\n')[0] ?? 'the run ended before it');
    return [{ ...place, reason }];
  });
}

/** Plans which calls each rule may try, by the options of a run. */
import { nearestNames } from '../../contract/nearestNames.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Operation } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { type Rule, refuseCall, type SkippedStep } from './rule.ts';
import { rules } from './rules.ts';

/** A rule with the calls that may be tried, and the skipped ones with their reasons. */
export type PlannedRule = { rule: Rule; calls: Operation[]; skipped: SkippedStep[] };

/** Reason for skipping a call that `--only` does not select. */
export const notNamed = 'not among --only';

/**
 * Maps typed names to rules and calls; the name of a step, such as `records.getService.3`, selects the call in it, else
 * its rule. Throws `CannotRun` for an unknown name.
 */
export function resolveNames(typed: string[]): string[] {
  const ids = rules.map(({ id }) => id);
  const calls = Object.keys(operations);
  const names = typed.map((name) => {
    const parts = name.split('.');
    const isPart = (each: string) => parts.includes(each);
    const found = calls.find(isPart) ?? ids.find(isPart);
    if (found !== undefined) return found;
    const near = nearestNames(name, [...ids, ...calls]).join(', ');
    const all = `the rules are ${ids.join(', ')}, the calls ${calls.join(', ')}`;
    const rest = near ? `the nearest are ${near}` : all;
    throw new CannotRun(`--only: there is no rule or call named "${name}"; ${rest}.`);
  });
  return [...new Set(names)];
}

/** True if `--only` has one of these names, or is empty. */
export const isNamed = (only: string[], ...names: string[]): boolean =>
  only.length === 0 || names.some((name) => only.includes(name));

/** Plans a rule; a story is tried completely or not at all. */
function planRule(rule: Rule, options: Options): PlannedRule {
  const all = rule.calls.map((id) => {
    const operation: Operation = operations[id];
    // The lists are always read, because other rules need them.
    const isWanted = rule.id === 'lists' || isNamed(options.only, rule.id, id);
    return { operation, reason: isWanted ? refuseCall(operation, options) : notNamed };
  });
  const isWhole = rule.isStory && all.some(({ reason }) => reason === null);
  const obstacles = all.flatMap(({ reason }) => (reason && reason !== notNamed ? [reason] : []));
  const obstacle = rule.isStory && obstacles[0];
  const isTried = ({ reason }: (typeof all)[number]) => !obstacle && (isWhole || reason === null);
  const skipped = all
    .filter((each) => !isTried(each))
    .map(({ operation, reason }) => {
      const why = reason ?? (obstacle || notNamed);
      return { rule: rule.id, step: '', operation: operation.id, reason: why };
    });
  return { rule, calls: all.filter(isTried).map(({ operation }) => operation), skipped };
}

export const planRules = (options: Options): PlannedRule[] =>
  rules.map((rule) => planRule(rule, options));

/** True for a call whose violations count: `--only` names it, or a rule that tries it. */
export const isAsked = (id: OperationId, only: string[]): boolean =>
  isNamed(only, id) || rules.some((rule) => only.includes(rule.id) && rule.calls.includes(id));

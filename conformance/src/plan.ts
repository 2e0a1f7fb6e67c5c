/** Plans which calls each rule may try, by the options of a run. */

import { nearestNames } from '../../contract/nearestNames.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Operation } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { rules } from './rules.ts';
import { type Rule, refuseCall, type SkippedStep } from './tour.ts';

/** A rule with the calls that may be tried, and those that are left out, each with the reason. */
export type PlannedRule = { rule: Rule; calls: Operation[]; skipped: SkippedStep[] };

/** Why a call is left out that `--only` does not select. */
export const notNamed = 'not among --only';

/**
 * Maps typed names to rules and calls; the name of a step, such as `records.getService.3`, selects its rule, or its call
 * where that is what the rule is about. Throws `CannotRun` for an unknown name.
 */
export function resolveNames(typed: string[]): string[] {
  const ids = rules.map(({ id }) => id);
  const calls = Object.keys(operations);
  const known = [...ids, ...calls];
  const names = typed.map((name) => {
    const parts = name.split('.');
    const call = parts.find((part) => calls.includes(part));
    const found = call ?? parts.find((part) => ids.includes(part));
    if (found !== undefined) return found;
    const near = nearestNames(name, known);
    const rest =
      near.length > 0
        ? `the nearest are ${near.join(', ')}`
        : `the rules are ${ids.join(', ')}, the calls ${calls.join(', ')}`;
    throw new CannotRun(`--only: there is no rule or call named "${name}"; ${rest}.`);
  });
  return [...new Set(names)];
}

/** Why a call of a rule is left out; null when it is not. */
function leaveOut(rule: Rule, operation: Operation, options: Options): string | null {
  const { only } = options;
  // The lists are always read, because other rules need them.
  const isNamed =
    [rule.id, operation.id].some((name) => only.includes(name)) || rule.id === 'lists';
  return only.length === 0 || isNamed ? refuseCall(operation, options) : notNamed;
}

/** Plans a rule; a story is tried whole or not at all. */
function planRule(rule: Rule, options: Options): PlannedRule {
  const all = rule.calls.map((id) => {
    return {
      operation: operations[id] as Operation,
      reason: leaveOut(rule, operations[id], options),
    };
  });
  const isWanted = all.some(({ reason }) => reason === null);
  const obstacle = rule.isStory && all.find(({ reason }) => reason !== null && reason !== notNamed);
  const isTried = ({ reason }: (typeof all)[number]) =>
    isWanted && !obstacle && (rule.isStory || reason === null);
  const skipped = all
    .filter((each) => !isTried(each))
    .map(({ operation, reason }) => {
      const why = reason ?? (obstacle ? obstacle.reason : null) ?? notNamed;
      return { rule: rule.id, step: '', operation: operation.id, reason: why };
    });
  return { rule, calls: all.filter(isTried).map(({ operation }) => operation), skipped };
}

export const planRules = (options: Options): PlannedRule[] =>
  rules.map((rule) => planRule(rule, options));

/** True for a call whose violations count: `--only` names it, or a rule that is about it. */
export function isAsked(id: OperationId, only: string[]): boolean {
  const isOf = (rule: Rule) => only.includes(rule.id) && rule.calls.includes(id);
  return only.length === 0 || only.includes(id) || rules.some(isOf);
}

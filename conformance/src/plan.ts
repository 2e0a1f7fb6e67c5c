/** Plans which calls each rule may try, by the options of a run. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { nearestNames } from '../../openapi/nearestNames.ts';
import type { Operation } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { rules } from './rules.ts';
import type { Rule, SkippedStep } from './tour.ts';

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
function refuseCall(rule: Rule, operation: Operation, { only, readOnly, hrms }: Options) {
  const isNamed = only.length === 0 || only.includes(rule.id) || only.includes(operation.id);
  if (!isNamed) return notNamed;
  if (operation.api === 'hrms' && !hrms) return 'no --hrms was given';
  return readOnly && operation.method !== 'GET'
    ? 'the call writes, and --read-only was given'
    : null;
}

/** Plans a rule. The lists are always read, because other rules need them; a story is tried whole or not at all. */
function planRule(rule: Rule, options: Options): PlannedRule {
  const isNeeded = rule.id === 'lists';
  const all = rule.calls.map((id) => {
    const operation: Operation = operations[id];
    return {
      operation,
      reason: refuseCall(rule, operation, isNeeded ? { ...options, only: [] } : options),
    };
  });
  const isWanted = all.some(({ reason }) => reason === null);
  const obstacle = rule.isStory && all.find(({ reason }) => reason !== null && reason !== notNamed);
  const calls =
    obstacle || !isWanted ? [] : all.filter(({ reason }) => rule.isStory || reason === null);
  const skipped = all
    .filter((each) => !calls.includes(each))
    .map(({ operation, reason }) => {
      const own = reason ?? (obstacle && obstacle.reason) ?? notNamed;
      return { rule: rule.id, step: '', operation: operation.id, reason: own };
    });
  return { rule, calls: calls.map(({ operation }) => operation), skipped };
}

export const planRules = (options: Options): PlannedRule[] =>
  rules.map((rule) => planRule(rule, options));

/** True for a call whose violations count: `--only` names it, or a rule that is about it. */
export function isAsked(id: OperationId, only: string[]): boolean {
  const isOf = (rule: Rule) => only.includes(rule.id) && rule.calls.includes(id);
  return only.length === 0 || only.includes(id) || rules.some(isOf);
}

/** The current scenario; a new object after each change. */

import { type ActiveScenario, isScenario, noScenario, parseScenario, type Rule } from './parse.ts';
import { findStorage } from './storage.ts';
import { isOperationId, type Target } from './targets.ts';
import { takeUrlParameter } from './urlParameter.ts';

const key = 'twinbridge.mock';

let scenario = noScenario();
const listeners = new Set<() => void>();

/** Without storage the scenario lasts until the next reload. */
function remember(): void {
  try {
    findStorage('sessionStorage')?.setItem(key, JSON.stringify(scenario));
  } catch {
    return;
  }
}

function recall(): ActiveScenario {
  try {
    const value: unknown = JSON.parse(findStorage('sessionStorage')?.getItem(key) ?? 'null');
    return isScenario(value) ? value : noScenario();
  } catch {
    return noScenario();
  }
}

function change(next: ActiveScenario): void {
  scenario = next;
  remember();
  for (const listener of listeners) listener();
}

/** Loads the scenario: the URL's, else the stored one. */
export function openScenario(): void {
  const asked = takeUrlParameter('mock');
  change(asked === null ? recall() : parseScenario(asked));
}

/** The tab's scenario as it is now. Another object each time it changes. */
export const readScenario = (): ActiveScenario => scenario;

/** Subscribes to changes; gives the function that unsubscribes. */
export function watchScenario(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the scenario and restarts its counts. */
export function chooseScenario(parts: readonly string[]): void {
  change(parseScenario(parts.join(',')));
}

/** Adds messages about other parts of the URL. */
export function addProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    change({ ...scenario, problems: [...scenario.problems, ...problems] });
  }
}

const concerns = (rule: Rule, target: Target) =>
  rule.target === target || (rule.target === 'all' && isOperationId(target));

/**
 * The rule for the next request of a target, with its count reduced; undefined when none is left. With `choice` only
 * a rule with that choice.
 */
export function takeRule(target: Target, choice?: string): Rule | undefined {
  const rule = scenario.rules.find(
    (each) =>
      concerns(each, target) && each.left !== 0 && (choice === undefined || each.choice === choice),
  );
  if (rule?.left) {
    const counted = { ...rule, left: rule.left - 1 };
    change({
      ...scenario,
      rules: scenario.rules.map((each) => (each === rule ? counted : each)),
    });
  }
  return rule;
}

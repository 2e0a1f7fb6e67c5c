/** Keeps the scenario of a tab: taken from the address once, remembered over reloads and navigation until `?mock=off`. */
import { takeFromAddress } from './address.ts';
import { type ActiveScenario, isScenario, noScenario, parseScenario, type Rule } from './parse.ts';
import { findStorage } from './storage.ts';
import { isOperationId, type Target } from './targets.ts';

const key = 'twinbridge.mock';

let scenario = noScenario();
const listeners = new Set<() => void>();

/** Without a storage the scenario lasts until the next reload. */
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

/** Takes up the tab's scenario: the address wins over what the tab remembers. */
export function openScenario(): void {
  const asked = takeFromAddress('mock');
  change(asked === null ? recall() : parseScenario(asked));
}

/** The tab's scenario as it is now. Another object each time it changes. */
export const readScenario = (): ActiveScenario => scenario;

/** Calls `listener` after every change. Gives a function that ends it. */
export function watchScenario(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the scenario; parts that count calls start counting anew. */
export function chooseScenario(parts: readonly string[]): void {
  change(parseScenario(parts.join(',')));
}

/** Reports what is wrong with the rest of the address. */
export function addProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    change({ ...scenario, problems: [...scenario.problems, ...problems] });
  }
}

const concerns = (rule: Rule, target: Target) =>
  rule.target === target || (rule.target === 'all' && isOperationId(target));

/**
 * Rule for the next request of a call, counted down in the tab's memory; undefined when none is left. With `choice`
 * only a rule that chooses it.
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

/** Keeps the scenario of a tab: taken from the address once, remembered over reloads and navigation until `?mock=off`. */
import { takeFromAddress } from './address.ts';
import { isScenario, parseScenario, type Rule, type Scenario, type Target } from './parse.ts';
import { findStorage } from './storage.ts';

const key = 'twinbridge.mock';

/** Without a storage the scenario lasts until the next reload. */
function remember(scenario: Scenario): void {
  try {
    findStorage('sessionStorage')?.setItem(key, JSON.stringify(scenario));
  } catch {
    return;
  }
}

function recall(): Scenario {
  const none: Scenario = { rules: [], problems: [] };
  try {
    const value: unknown = JSON.parse(findStorage('sessionStorage')?.getItem(key) ?? 'null');
    return isScenario(value) ? value : none;
  } catch {
    return none;
  }
}

/** The tab's scenario: the address wins over what the tab remembers. */
export function openScenario(): Scenario {
  const asked = takeFromAddress('mock');
  if (asked === null) return recall();
  const scenario = parseScenario(asked);
  remember(scenario);
  return scenario;
}

/**
 * Rule for the next request of a call, counted down in the tab's memory; undefined when none is left. With `choice`
 * only a rule that chooses it.
 */
export function takeRule(scenario: Scenario, target: Target, choice?: string): Rule | undefined {
  const rule = scenario.rules.find(
    (each) =>
      each.operation === target &&
      each.left !== 0 &&
      (choice === undefined || each.choice === choice),
  );
  if (rule?.left) {
    rule.left -= 1;
    remember(scenario);
  }
  return rule;
}

/** Keeps the scenario of a tab: taken from the address once, remembered over reloads and navigation until `?mock=off`. */
import type { OperationId } from '../generated/operations.ts';
import { parseScenario, type Rule, type Scenario } from './parse.ts';

const key = 'twinbridge.mock';

/** Takes `?mock=…` out of the address, so that a reload continues the scenario instead of starting it anew. */
function takeFromAddress(): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get('mock');
  if (value === null) return null;
  url.searchParams.delete('mock');
  history.replaceState(history.state, '', url);
  return value;
}

/** The tab's scenario: the address wins over what the tab remembers. */
export function openScenario(): Scenario {
  const asked = takeFromAddress();
  if (asked !== null) {
    const scenario = parseScenario(asked);
    sessionStorage.setItem(key, JSON.stringify(scenario));
    return scenario;
  }
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as Scenario) : { rules: [], problems: [] };
}

/** Rule for the next request of a call, counted down in the tab's memory; undefined when none is left. */
export function takeRule(scenario: Scenario, operation: OperationId): Rule | undefined {
  const rule = scenario.rules.find((each) => each.operation === operation && each.left !== 0);
  if (rule?.left) {
    rule.left -= 1;
    sessionStorage.setItem(key, JSON.stringify(scenario));
  }
  return rule;
}

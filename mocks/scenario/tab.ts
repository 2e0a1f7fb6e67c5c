/** The tab's scenario, which survives reloads. */
import { atom, getDefaultStore } from 'jotai';
import { noScenario, parseScenario, type Rule, type Scenario } from './parse.ts';
import { recall, remember, takeUrlParameter } from './storage.ts';
import { isOperationId, type Target } from './targets.ts';

const key = 'mock';

/** The tab's current scenario. */
export const scenarioAtom = atom(noScenario());

const store = getDefaultStore();

export const readScenario = (): Scenario => store.get(scenarioAtom);

function setScenario(next: Scenario): void {
  store.set(scenarioAtom, next);
  const { parts, rules, problems } = next;
  remember(key, { parts, left: rules.map(({ left }) => left), problems });
}

/** The stored scenario with its remaining counts; an empty one when it cannot be read. */
function recallScenario(): Scenario {
  try {
    const { parts, left, problems } = Object(recall(key));
    const scenario = parseScenario(parts.join(','));
    const rules = scenario.rules.map((rule, index) => ({ ...rule, left: left[index] }));
    return { ...scenario, rules, problems: [...problems] };
  } catch {
    return noScenario();
  }
}

/** Reads the scenario of the URL, else the stored one. */
export function openScenario(): void {
  const asked = takeUrlParameter('mock');
  setScenario(asked === null ? recallScenario() : parseScenario(asked));
}

/** Replaces the scenario and restarts its counts. */
export function chooseScenario(parts: readonly string[]): void {
  setScenario(parseScenario(parts.join(',')));
}

/** Adds messages about other parts of the URL. */
export function addProblems(problems: readonly string[]): void {
  const scenario = readScenario();
  setScenario({ ...scenario, problems: [...scenario.problems, ...problems] });
}

const appliesTo = (rule: Rule, target: Target) =>
  rule.target === target ||
  (rule.target === 'all' && (isOperationId(target) || target === 'logout'));

/**
 * Takes the rule for the next request of a target and counts it; undefined when none is left. With `choice` only a rule
 * with that choice.
 */
export function takeRule(target: Target, choice?: string): Rule | undefined {
  const scenario = readScenario();
  const rule = scenario.rules.find(
    (each) =>
      appliesTo(each, target) &&
      each.left !== 0 &&
      (choice === undefined || each.choice === choice),
  );
  if (rule?.left) {
    const counted = { ...rule, left: rule.left - 1 };
    const rules = scenario.rules.map((each) => (each === rule ? counted : each));
    setScenario({ ...scenario, rules });
  }
  return rule;
}

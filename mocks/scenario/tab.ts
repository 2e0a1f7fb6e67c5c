/** The tab's scenario, which it remembers over reloads. */
import { atom, getDefaultStore } from 'jotai';
import { type ActiveScenario, noScenario, parseScenario, type Rule } from './parse.ts';
import { recall, remember, takeUrlParameter } from './storage.ts';
import { isOperationId, type Target } from './targets.ts';

const key = 'mock';

/** The tab's scenario as it is now. */
export const scenarioAtom = atom(noScenario());

const store = getDefaultStore();

export const readScenario = (): ActiveScenario => store.get(scenarioAtom);

function change(next: ActiveScenario): void {
  store.set(scenarioAtom, next);
  const { parts, rules, problems } = next;
  remember(key, { parts, left: rules.map(({ left }) => left), problems });
}

/** The remembered scenario with the counts that are left; an empty one when it cannot be read. */
function recallScenario(): ActiveScenario {
  try {
    const { parts, left, problems } = Object(recall(key));
    const scenario = parseScenario(parts.join(','));
    const rules = scenario.rules.map((rule, index) => ({ ...rule, left: left[index] }));
    return { ...scenario, rules, problems: [...problems] };
  } catch {
    return noScenario();
  }
}

/** Loads the scenario: the URL's, else the remembered one. */
export function openScenario(): void {
  const asked = takeUrlParameter('mock');
  change(asked === null ? recallScenario() : parseScenario(asked));
}

/** Replaces the scenario and restarts its counts. */
export function chooseScenario(parts: readonly string[]): void {
  change(parseScenario(parts.join(',')));
}

/** Adds messages about other parts of the URL. */
export function addProblems(problems: readonly string[]): void {
  const scenario = readScenario();
  change({ ...scenario, problems: [...scenario.problems, ...problems] });
}

const concerns = (rule: Rule, target: Target) =>
  rule.target === target ||
  (rule.target === 'all' && (isOperationId(target) || target === 'logout'));

/**
 * The rule for the next request of a target, with its count reduced; undefined when none is left. With `choice` only
 * a rule with that choice.
 */
export function takeRule(target: Target, choice?: string): Rule | undefined {
  const scenario = readScenario();
  const rule = scenario.rules.find(
    (each) =>
      concerns(each, target) && each.left !== 0 && (choice === undefined || each.choice === choice),
  );
  if (rule?.left) {
    const counted = { ...rule, left: rule.left - 1 };
    const rules = scenario.rules.map((each) => (each === rule ? counted : each));
    change({ ...scenario, rules });
  }
  return rule;
}

/** The tab's scenario, which survives reloads. */
import { atom, getDefaultStore } from 'jotai';
import {
  noScenario,
  type Part,
  parseScenario,
  type Rule,
  rulesOf,
  type Scenario,
  writeScenario,
} from './parse.ts';
import { recall, remember, takeUrlParameter } from './storage.ts';
import { isChoice, isOperationId, type Target } from './targets.ts';

const key = 'mock';

/** The tab's current scenario. */
export const scenarioAtom = atom(noScenario());

const store = getDefaultStore();

export const readScenario = (): Scenario => store.get(scenarioAtom);

function setScenario(next: Scenario): void {
  store.set(scenarioAtom, next);
  remember(key, next);
}

/** The stored scenario with its remaining counts; an empty one when it cannot be read. */
function recallScenario(): Scenario {
  try {
    const stored = Object(recall(key));
    const { parts } = parseScenario(writeScenario(stored.parts));
    for (const [index, { rules }] of parts.entries()) {
      for (const [nth, rule] of rules.entries()) rule.left = stored.parts[index].rules[nth].left;
    }
    return { parts, problems: [...stored.problems] };
  } catch {
    return noScenario();
  }
}

/** Reads the scenario of the URL, else the stored one. */
export function openScenario(): void {
  const asked = takeUrlParameter('mock');
  setScenario(asked === null ? recallScenario() : parseScenario(asked));
}

/** Replaces the scenario by that of a link's `?mock=`. */
export function chooseScenario(mock: string): void {
  setScenario(parseScenario(mock));
}

/** Changes the parts of the scenario. The counts of those that stay go on. */
export function changeParts(change: (parts: Part[]) => Part[]): void {
  setScenario({ parts: change(readScenario().parts), problems: [] });
}

/** Puts a choice for a target before all other parts, in place of those for this target alone; '' only removes those. */
export function replaceChoice(target: Target, choice: string): void {
  const { parts: chosen } = parseScenario(choice && `${target}:${choice}`);
  const isForOthers = ({ rules }: Part) =>
    rules.length === 0 || rules.some((rule) => rule.target !== target);
  changeParts((parts) => [...chosen, ...parts.filter(isForOthers)]);
}

/** Adds messages about other parts of the URL. */
export function addProblems(problems: readonly string[]): void {
  const scenario = readScenario();
  setScenario({ ...scenario, problems: [...scenario.problems, ...problems] });
}

const appliesTo = (rule: Rule, target: Target) =>
  rule.target === target ||
  (rule.target === 'all' &&
    (isOperationId(target) || target === 'logout') &&
    isChoice(target, rule.choice));

/** The rule for the next request of a target; undefined when none is left. With `choice` only a rule with that choice. */
export const findRule = ({ parts }: Scenario, target: Target, choice?: string): Rule | undefined =>
  rulesOf(parts).find(
    (rule) =>
      appliesTo(rule, target) &&
      rule.left !== 0 &&
      (choice === undefined || rule.choice === choice),
  );

/** Takes the rule that `findRule` finds, and counts it. */
export function takeRule(target: Target, choice?: string): Rule | undefined {
  const scenario = readScenario();
  const taken = findRule(scenario, target, choice);
  if (taken?.left) {
    const counted = { ...taken, left: taken.left - 1 };
    const count = (rule: Rule) => (rule === taken ? counted : rule);
    const parts = scenario.parts.map((part) => ({ ...part, rules: part.rules.map(count) }));
    setScenario({ ...scenario, parts });
  }
  return taken;
}

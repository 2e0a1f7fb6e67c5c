/** The tab's scenario, which survives reloads, and the outcomes that it gives calls. */
import { atom, getDefaultStore } from 'jotai';
import { operations } from '#contract/generated/operations.ts';
import type { Operation } from '#contract/listExamples.ts';
import type { Outcome } from '../call.ts';
import { examplesOf } from '../responses/recorded.ts';
import { parseScenario, type Scenario, type ScenarioRule } from './parse.ts';
import { recall, remember, takeUrlParameter } from './storage.ts';
import { isChoice, isOperationId, playConnection, type Target } from './targets.ts';

const key = 'mock';

/** The tab's current scenario. */
export const scenarioAtom = atom<Scenario>({ rules: [], problems: [] });

const store = getDefaultStore();

/** The tab's current scenario, outside React. */
export const getScenario = (): Scenario => store.get(scenarioAtom);

function setScenario(next: Scenario): void {
  store.set(scenarioAtom, next);
  remember(key, next);
}

/** The stored scenario with its remaining counts; an empty one when it cannot be read. */
function recallScenario(): Scenario {
  try {
    const { rules, problems } = recall(key) as Scenario;
    const isKnown = ({ text, target, choice }: ScenarioRule) =>
      text && (!target || isChoice(target, choice));
    return { rules: rules.filter(isKnown), problems: [...problems] };
  } catch {
    return parseScenario('');
  }
}

/** Reads the scenario of the URL, else the stored one. `problems` are messages about other parts of the URL. */
export function openScenario(problems: string[] = []): void {
  const asked = takeUrlParameter('mock');
  const scenario = asked === null ? recallScenario() : parseScenario(asked);
  setScenario({ ...scenario, problems: [...scenario.problems, ...problems] });
}

/** Replaces the scenario by that of a link's `?mock=`. */
export const chooseScenario = (mock: string): void => setScenario(parseScenario(mock));

/** Puts a choice for a target before all other rules, in place of those for it; '' only removes those. */
export function replaceChoice(target: Target, choice: string): void {
  const { rules } = parseScenario(choice && `${target}:${choice}`);
  const others = getScenario().rules.filter((rule) => rule.target !== target);
  setScenario({ rules: [...rules, ...others], problems: [] });
}

const appliesTo = ({ target, choice }: ScenarioRule, to: Target) =>
  target === to ||
  (target === 'all' && (isOperationId(to) || to === 'logout') && isChoice(to, choice));

/** The rule for the next request of a target; undefined when none is left. With choices only a rule with one of them. */
export const findRule = (
  { rules }: Scenario,
  target: Target,
  ...choices: string[]
): ScenarioRule | undefined =>
  rules.find(
    (rule) =>
      appliesTo(rule, target) &&
      rule.left !== 0 &&
      (choices.length === 0 || choices.includes(rule.choice)),
  );

/** Takes the rule that `findRule` finds, and counts it. */
export function takeRule(target: Target, ...choices: string[]): ScenarioRule | undefined {
  const { rules, problems } = getScenario();
  const taken = findRule({ rules, problems }, target, ...choices);
  if (taken?.left) {
    const counted = { ...taken, left: taken.left - 1 };
    setScenario({ rules: rules.map((rule) => (rule === taken ? counted : rule)), problems });
  }
  return taken;
}

/** The example or fault that the next rule for a call chooses; counts the rule. */
function takeChoice(id: Operation['id'] | 'logout'): Outcome | undefined {
  const choice = takeRule(id)?.choice;
  if (choice === undefined) return undefined;
  const examples = isOperationId(id) ? examplesOf(operations[id]) : [];
  const example = examples.find(({ name }) => name === choice);
  return example ? { status: example.status, example: choice } : { fault: choice };
}

/**
 * Takes the outcome of the next call of an operation or the edge's logout, with the latency and the connection of every
 * call. `own` is what the call has chosen itself, for which no rule counts.
 */
export function takeOutcome(id: Operation['id'] | 'logout', own?: Outcome): Outcome {
  const chosen = own ?? takeChoice(id);
  const latency = Number(takeRule('latency')?.choice ?? 0);
  const { delayMs = 0, ...lost } = playConnection(takeRule('profile')?.choice ?? '');
  return { ...(chosen ?? lost), delayMs: latency + delayMs };
}

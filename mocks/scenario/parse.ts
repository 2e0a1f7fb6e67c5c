/** Reads the address-bar form of a scenario: `listServices:serverError*1,listJobs:slow`. */
import { isFault } from '../faults.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { listExamples } from '../prefer.ts';
import { stripeFaults } from '../stripe/faults.ts';

/** What a rule is about: a call of the contract, or the card provider's script. */
export type Target = OperationId | 'stripe';

/** One rule: how its target answers, the next `left` times or (null) always. */
export type Rule = { operation: Target; choice: string; left: number | null };

/** What an address asks for, with a sentence for each part that names nothing. */
export type Scenario = { rules: Rule[]; problems: string[] };

const form = /^(?<operation>\w+):(?<choice>\w+)(?:\*(?<times>\d+))?$/;

function isTarget(name: string): name is Target {
  return name === 'stripe' || Object.hasOwn(operations, name);
}

/** What a target can be told by name, besides the faults of every call. */
const choicesOf = (target: Target) =>
  target === 'stripe'
    ? Object.keys(stripeFaults)
    : listExamples(operations[target]).map(({ name }) => name);

function parsePart(part: string): Rule | string {
  const { operation = '', choice = '', times } = form.exec(part)?.groups ?? {};
  if (!operation) return `"${part}" is not of the form operationId:example or operationId:fault.`;
  if (!isTarget(operation)) return `There is no operation named ${operation}.`;
  const names = choicesOf(operation);
  const fault = operation !== 'stripe' && isFault(choice);
  if (!names.includes(choice) && !fault) {
    return `${operation} has no example or fault named ${choice}. It has ${names.join(', ')}.`;
  }
  return { operation, choice, left: times === undefined ? null : Number(times) };
}

/** Value of `?mock=` in, rules and problems out. `off` gives neither. */
export function parseScenario(value: string): Scenario {
  const scenario: Scenario = { rules: [], problems: [] };
  if (value === 'off') return scenario;
  for (const part of value.split(',')) {
    const rule = parsePart(part.trim());
    if (typeof rule === 'string') scenario.problems.push(rule);
    else scenario.rules.push(rule);
  }
  return scenario;
}

function isRule(value: unknown): value is Rule {
  if (typeof value !== 'object' || value === null) return false;
  const { operation, choice, left } = value as Record<keyof Rule, unknown>;
  return (
    typeof operation === 'string' &&
    isTarget(operation) &&
    typeof choice === 'string' &&
    (left === null || typeof left === 'number')
  );
}

/** True for a value that is a scenario, as a storage may hold anything. */
export function isScenario(value: unknown): value is Scenario {
  if (typeof value !== 'object' || value === null) return false;
  const { rules, problems } = value as Record<keyof Scenario, unknown>;
  return (
    Array.isArray(rules) &&
    rules.every(isRule) &&
    Array.isArray(problems) &&
    problems.every((problem) => typeof problem === 'string')
  );
}

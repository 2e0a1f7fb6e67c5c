/** Parses the value of `?mock=`: `applyFailed`, `listServices:serverError*1,listJobs:slow`, `latency:800`, `profile:flaky`. */
import { nearestNames } from '#contract/nearestNames.ts';
import { catalogue } from '#errors/catalogue.ts';
import { errorRow, isCatalogueId } from '../catalogue/areas.ts';
import { presets } from '../db/presets.ts';
import {
  choicesOf,
  isChoice,
  isTarget,
  longestLatency,
  type Target,
  targetNames,
} from './targets.ts';

/** A rule for a target, for its next `left` calls or (null) for all. */
export type Rule = { target: Target; choice: string; left: number | null };

/** A part of a scenario: its text in the link, and its rules. */
export type Part = { text: string; rules: Rule[] };

/** A parsed scenario: valid parts, and a message for each invalid one. */
export type Scenario = { parts: Part[]; problems: string[] };

export const noScenario = (): Scenario => ({ parts: [], problems: [] });

/** The rules of these parts; the first that fits a request applies. */
export const rulesOf = (parts: readonly Part[]): Rule[] => parts.flatMap(({ rules }) => rules);

/** The value of `?mock=` with these parts. */
export const writeScenario = (parts: readonly Part[]): string =>
  parts.map(({ text }) => text).join(',');

const form = /^(?<name>[\w-]+)(?::(?<choice>[\w-]+))?(?:\*(?<times>[1-9]\d*))?$/;

/** A sentence with the names most like a typed one; '' when there are none. */
function suggest(typed: string, names: readonly string[]): string {
  const near = nearestNames(typed, names);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

/** Says that there is no such preset. */
export function describeUnknownPreset(name: string): string {
  const names = Object.keys(presets);
  return `There is no preset named ${name}.${suggest(name, names)} Presets: ${names.join(', ')}.`;
}

function parseRule(name: string, choice: string, left: number | null): Rule | string {
  if (!isTarget(name)) {
    return `There is no operation named ${name}.${suggest(name, targetNames)}`;
  }
  if (isChoice(name, choice)) return { target: name, choice, left };
  if (name === 'latency') {
    return `latency takes milliseconds up to ${longestLatency}, as in latency:800.`;
  }
  if (choice === 'live' && name !== 'stripe' && name !== 'profile') {
    return `${name}:live needs a real backend: AGENCY_ORIGIN=https://… npm start, for subscriptions HRMS_ORIGIN.`;
  }
  const names = choicesOf(name);
  const near = suggest(choice, names);
  return name === 'profile'
    ? `There is no profile named ${choice}.${near} Profiles: ${names.join(', ')}.`
    : `${name} has no example or fault named ${choice}.${near} It has ${names.join(', ')}.`;
}

function parsePart(part: string): Rule[] | string {
  const { name = '', choice, times } = form.exec(part)?.groups ?? {};
  if (!name) {
    return `"${part}" is not of the form id, operationId:example or operationId:fault, with *1 for the next call alone.`;
  }
  const left = times === undefined ? null : Number(times);
  if (choice !== undefined) {
    const rule = parseRule(name, choice, left);
    return typeof rule === 'string' ? rule : [rule];
  }
  if (isCatalogueId(name)) {
    const { parts } = parseScenario(errorRow(name).causes[0].mock);
    return rulesOf(parts).map((rule) => ({ ...rule, left }));
  }
  if (isTarget(name)) {
    return `${name} needs a choice after a colon. It has ${choicesOf(name).join(', ')}.`;
  }
  const known = [...Object.keys(catalogue), ...targetNames];
  return `There is no error or operation named ${name}.${suggest(name, known)}`;
}

/** Parses the value of `?mock=`. `off` and '' give an empty scenario. */
export function parseScenario(value: string): Scenario {
  const scenario = noScenario();
  if (value === 'off') return scenario;
  for (const text of value.split(',').map((each) => each.trim())) {
    if (!text) continue;
    const rules = parsePart(text);
    if (typeof rules === 'string') scenario.problems.push(rules);
    else scenario.parts.push({ text, rules });
  }
  return scenario;
}

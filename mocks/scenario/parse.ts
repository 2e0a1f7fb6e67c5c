/** Parses the value of `?mock=`: `applyFailed`, `listServices:serverError*1,listJobs:slow`, `latency:800`, `profile:flaky`. */
import { closest } from 'fastest-levenshtein';
import { catalogue } from '#errors/catalogue.ts';
import { errorRow, isCatalogueId } from '../catalogue/areas.ts';
import { presets } from '../db/presets.ts';
import { choicesOf, isChoice, isTarget, type Target, targetNames } from './targets.ts';

/**
 * A part of a scenario: its text in the link, and what a target gets for its next `left` calls or (null) for all. The
 * texts that the page shows by itself have no target.
 */
export type ScenarioRule = {
  text: string;
  target?: Target | undefined;
  choice: string;
  left: number | null;
};

/** A parsed scenario: its rules, of which the first that fits a request applies, and a message for each invalid part. */
export type Scenario = { rules: ScenarioRule[]; problems: string[] };

/** The value of `?mock=` with these rules. */
export const writeScenario = (rules: readonly ScenarioRule[]): string =>
  rules.map(({ text }) => text).join(',');

const form = /^(?<name>[\w-]+)(?::(?<choice>[\w-]+))?(?:\*(?<times>[1-9]\d*))?$/;

const suggest = (typed: string, names: string[]) => `Did you mean ${closest(typed, names)}?`;

/** Says that there is no such preset. */
export function describeUnknownPreset(name: string): string {
  const names = Object.keys(presets);
  return `There is no preset named ${name}. ${suggest(name, names)} Presets: ${names.join(', ')}.`;
}

/** The rule of a part, or a message about it. */
function parsePart(text: string): ScenarioRule | string {
  const { name = '', choice = '', times } = form.exec(text)?.groups ?? {};
  if (!name) {
    return `"${text}" is not of the form id, operationId:example or operationId:fault, with *1 for the next call alone.`;
  }
  const left = times === undefined ? null : Number(times);
  if (!choice && isCatalogueId(name)) {
    const { call, example = '' } = errorRow(name).causes[0];
    return { text, target: call, choice: example, left };
  }
  if (!isTarget(name)) {
    const known = choice ? targetNames : [...Object.keys(catalogue), ...targetNames];
    return `There is no error or operation named ${name}. ${suggest(name, known)}`;
  }
  if (isChoice(name, choice)) return { text, target: name, choice, left };
  if (name === 'latency') return 'latency takes milliseconds up to 99999, as in latency:800.';
  if (choice === 'live') {
    return `${name}:live needs a real backend: AGENCY_ORIGIN=https://… npm start, for subscriptions HRMS_ORIGIN.`;
  }
  if (isChoice('profile', choice)) return `${choice} is for every call: profile:${choice}.`;
  const names = choicesOf(name);
  const problem = choice
    ? `has no example or fault named ${choice}. ${suggest(choice, names)}`
    : 'needs a choice after a colon.';
  return `${name} ${problem} It has ${names.join(', ')}.`;
}

/** Parses the value of `?mock=`. `off` and '' give an empty scenario. */
export function parseScenario(value: string): Scenario {
  const texts = value === 'off' ? [] : value.split(',').map((each) => each.trim());
  const parts = texts.filter(Boolean).map(parsePart);
  return {
    rules: parts.filter((part) => typeof part !== 'string'),
    problems: parts.filter((part) => typeof part === 'string'),
  };
}

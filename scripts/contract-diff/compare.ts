/** Compares two contracts part by part. */
import { documentedStatus } from '#contract/listExamples.ts';
import { nearestNames } from '#contract/nearestNames.ts';
import type { Api } from '../generate/operations.ts';
import { type Facts, type Occurrence, type Part, readParts } from './parts.ts';
import { type Broken, barePath, judge, judgeFact } from './rules.ts';

/** A change with all places that it affects. */
export type Change = {
  /** As in the rules: `field removed`, or the name of a fact, such as `maxLength`. */
  what: string;
  /** The part, as the contract names it: `Job.title`, `response 429`, an operationId. */
  subject: string;
  was?: unknown;
  is?: unknown;
  breaks: Broken;
  places: Occurrence[];
};

type Parts = Map<string, Part>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The content of a part without its name. */
const bodyOf = ({ facts, children }: Part): unknown => [
  facts,
  [...children].map(([key, each]) => [key, bodyOf(each)]),
];

/** Whether a part is identified by its name alone. */
const isNamed = ({ kind }: Part) => /^(field|parameter|header)$/.test(kind);

/** Whether a removed part was renamed to an added one. */
function isSuccessor(was: Part, is: Part): boolean {
  if (was.kind !== is.kind) return false;
  const covers = (one: Part, { name }: Part) => documentedStatus({ [one.name]: 0 }, Number(name));
  const callOf = ({ facts }: Part) => [facts.method, barePath(facts.path)];
  switch (was.kind) {
    case 'operation':
      return isSame(callOf(was), callOf(is));
    case 'success':
    case 'failure':
      return Boolean(covers(was, is) ?? covers(is, was));
    default:
      return isNamed(was) && isSame(bodyOf(was), bodyOf(is));
  }
}

/** Keys of removed parts with the keys of added parts to which they were obviously renamed. */
function findSuccessors(was: Parts, is: Parts): Map<string, string> {
  const gone = [...was].filter(([key]) => !is.has(key));
  const come = new Map([...is].filter(([key]) => !was.has(key)));
  const found = new Map<string, string>();
  for (const [key, part] of gone) {
    const candidates = [...come].filter(([, each]) => isSuccessor(part, each));
    const names = candidates.map(([, { name }]) => name);
    const [near] = nearestNames(part.name, names);
    const isOnly = gone.filter(([, { kind }]) => kind === part.kind).length + names.length === 2;
    const isSure = isOnly || !isNamed(part);
    const [to] = candidates.find(([, { name }]) => isSure || name === near) ?? [];
    if (to === undefined) continue;
    come.delete(to);
    found.set(key, to);
  }
  return found;
}

/** All changes between two contracts, breaking ones first. Throws when a contract cannot be read. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  const renamedFields: { was: string; is: string }[] = [];

  /** True for examples that differ only in names of fields, which are changes of the fields. */
  function isRenamed(was: unknown, is: unknown): boolean {
    const withNewNames = renamedFields.reduce(
      (json, names) => json.replaceAll(`"${names.was}":`, `"${names.is}":`),
      JSON.stringify(was ?? null),
    );
    return withNewNames === JSON.stringify(is);
  }

  function add(change: Omit<Change, 'places'>, place: Occurrence): void {
    const key = JSON.stringify([change, place.side]);
    const known = changes.get(key) ?? { ...change, places: [] };
    changes.set(key, known);
    known.places.push(place);
  }

  function addWhole(part: Part, event: string, name?: string): void {
    const isNeeded = event === 'added' && part.presence.presence === 'required';
    const what = `${isNeeded ? 'required ' : ''}${part.kind} ${event}`;
    const breaks = judge(what, part.place.side);
    const names = name && { was: part.name, is: name };
    add({ what, subject: part.home, ...names, breaks }, part.place);
  }

  function compareFacts(from: Facts, to: Facts, subject: string, place: Occurrence): void {
    for (const what of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const [was, is] = [from[what], to[what]];
      if (what === 'example value' && isRenamed(was, is)) continue;
      const breaks = judgeFact(what, was, is, place.side);
      // All changed values of examples are one change.
      const values = what === 'example value' ? {} : { was, is };
      if (!isSame(was, is)) add({ what, subject, ...values, breaks }, place);
    }
  }

  function compare(before: Part, after: Part): void {
    const { home, origin, place } = after;
    compareFacts(before.presence, after.presence, home, place);
    const [was, is] = [before.facts, after.facts];
    // If the type changed, its limits and fields are no further changes.
    if (!isSame(was.type, is.type)) {
      compareFacts({ type: was.type }, { type: is.type }, origin, place);
      return;
    }
    compareFacts(was, is, origin, place);
    compareAll(before.children, after.children);
  }

  function compareAll(before: Parts, after: Parts): void {
    const successors = findSuccessors(before, after);
    for (const [key, from] of before) {
      const newKey = successors.get(key) ?? key;
      const to = after.get(newKey);
      if (!to) addWhole(from, 'removed');
      else {
        if (newKey !== key && isNamed(from)) {
          addWhole(from, 'renamed', to.name);
          if (from.kind === 'field') renamedFields.push({ was: from.name, is: to.name });
        }
        compare(from, to);
      }
    }
    const known = new Set([...before.keys(), ...successors.values()]);
    for (const [key, part] of after) if (!known.has(key)) addWhole(part, 'added');
  }

  for (const name of new Set([...was, ...is].map((api) => api.name))) {
    const none: Api = { name, document: { paths: {} }, operations: [] };
    const [before, after] = [was, is].map((apis) => apis.find((api) => api.name === name) ?? none);
    compareAll(readParts(before ?? none), readParts(after ?? none));
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

/** Compares two contracts: every difference, and whom it breaks. */
import { documentedStatus } from '#contract/listExamples.ts';
import type { Api } from '../generate/operations.ts';
import { type Part, type Parts, readParts } from './parts.ts';
import { type Broken, type Facts, judge, judgeFact, judgePart, type Side } from './rules.ts';
import * as schemas from './schemas.ts';
import { type Alternative, alternativesOf, bodyOf, contentOf, groupOf, home } from './schemas.ts';

/** Where two parts or schemas are compared. */
type At = {
  side: Side;
  call: string;
  screens: string[];
  /** `listJobs response 200 jobs[].title`. */
  place: string;
  /** What they are called without a component, as the contract does: `Job.title`, `response 429`. */
  name: string;
};
/** A change; `what` as in the rules: `field removed`, or the name of a fact: `maxLength`. */
type Difference = { what: string; subject: string; was?: unknown; is?: unknown; breaks: Broken };
type Found = { difference: Difference; at: At };
/** A change with all places that it has, and with the screens of their calls. */
export type Change = Difference & { places: string[]; screens: string[] };

const distinct = <T>(values: T[]) => [...new Set(values)];
const typesOf = (schema: schemas.Schema = true) =>
  distinct(alternativesOf(schema, '').map(groupOf));
const tell = (at: At, what: string, breaks: Broken, values = {}, subject = at.name): Found => {
  return { difference: { what, subject, ...values, breaks }, at };
};

function compareFacts(was: Facts, is: Facts, at: At, subject = at.name): Found[] {
  return distinct(Object.keys({ ...was, ...is })).flatMap((what) => {
    const values = { was: was[what], is: is[what] };
    if (JSON.stringify(values.was) === JSON.stringify(values.is)) return [];
    return tell(at, what, judgeFact(what, values.was, values.is, was, at.side), values, subject);
  });
}

function fieldsOf(object: Alternative): Parts {
  const { properties = {}, required = [], additionalProperties = true } = object;
  const names = distinct([...Object.keys(properties), ...required]);
  const fields = names.map((name): [string, Part] => {
    const schema: schemas.Schema = properties[name] ?? additionalProperties;
    const label = Object(schema)[schemas.label] ?? `${object[home]}.${name}`;
    const facts = { presence: required.includes(name) ? 'required' : 'optional' };
    return [`.${name}`, { kind: 'field', label, facts, schema, parts: {} }];
  });
  return Object.fromEntries(fields);
}

/** Names of a list's pages, as a field or within one. */
const paging =
  /"(next|cursor|paging|pagination|pages?|has_?(more|next)|(total|per|last)_?pages?|(next|page|end)_?(count|cursor|link|number|page|size|token|url))\\*"/i;

/** Compares values of one JSON type. */
function compareAlternative(was: Alternative, is: Alternative, outer: At): Found[] {
  const at = { ...outer, name: is[home] };
  const keywordsOf = (one: Alternative) =>
    Object.fromEntries(Object.entries(one).filter(([key]) => !schemas.parts.test(key)));
  const found = compareFacts(keywordsOf(was), keywordsOf(is), at);
  const compareInner = (key: 'items' | 'additionalProperties' | 'contentSchema', step = '') => {
    // Anything has lists and objects of anything.
    if (!(key in was) && !(key in is)) return;
    const inside = { ...at, place: at.place + step, name: at.name + step };
    found.push(...compareSchemas(was[key] ?? true, is[key] ?? true, inside));
  };
  compareInner('items', '[]');
  compareInner('contentSchema');
  const { additionalProperties: map = true } = was;
  const isMap = typesOf(map).length > 0 && contentOf(map) !== contentOf(true);
  const [wasOpen, isOpen] = [map, is.additionalProperties].map((each) => typesOf(each).length > 0);
  if (wasOpen === isOpen) compareInner('additionalProperties', '{}');
  else {
    const values = isOpen ? { was: 'refused', is: 'allowed' } : { was: 'allowed', is: 'refused' };
    const isLost = wasOpen && (isMap || at.side === 'request');
    found.push(tell(at, 'other fields', isLost ? judge('other', at.side) : null, values));
  }

  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  found.push(...compareParts(before, after, at));
  const hasList = Object.values(before).some(({ schema }) => typesOf(schema).includes('array'));
  for (const [step, { label, schema = true }] of Object.entries(after)) {
    // The name was one of those that `additionalProperties` describes.
    if (isMap && !(step in before))
      found.push(...compareSchemas(map, schema, { ...at, name: label }));
  }
  // Records of a response that are beyond a limit or on another page are lost.
  const isRecords = typesOf(was.items).includes('object') && !at.place.includes('[]');
  for (const { difference: each } of at.side === 'response' ? found : []) {
    const field = Object.entries(after).find(([, { label }]) => label === each.subject);
    const isPage =
      field && paging.test(`"${field[0].slice(1)}"${contentOf(field[1].schema ?? true)}`);
    const isPaged = each.what.endsWith('field added') && hasList && isPage;
    if (isPaged || (each.what === 'maxItems' && isRecords && each.subject === at.name))
      each.breaks = 'site';
  }
  return found;
}

/** Compares alternatives of one JSON type: each that may come must be one that was allowed. */
function compareAlternatives(before: Alternative[], after: Alternative[], at: At): Found[] {
  const come = new Map(after.map((each) => [bodyOf(each), each]));
  const found: Found[] = [];
  const gone = before.filter((each) => {
    const same = come.get(bodyOf(each));
    if (same) found.push(...compareAlternative(each, same, at));
    return !come.delete(bodyOf(each));
  });
  const [one, other] = [...gone, ...come.values()];
  const isPair = gone.length === 1 && come.size === 1;
  if (one && other && isPair) return [...found, ...compareAlternative(one, other, at)];
  const isSafe = (was: Alternative, is: Alternative) =>
    compareAlternative(was, is, at).every(({ difference }) => !difference.breaks);
  const add = (what: string, each: Alternative, isCovered: boolean) => {
    const name = each[home] === at.name ? each.type : each[home];
    const breaks = isCovered ? null : judgePart(what, at.side);
    found.push(tell(at, what, breaks, {}, `${at.name} as ${name}`));
  };
  for (const was of gone)
    add(
      'alternative removed',
      was,
      after.some((is) => isSafe(was, is)),
    );
  for (const is of come.values())
    add(
      'alternative added',
      is,
      before.some((was) => isSafe(was, is)),
    );
  return found;
}

/** All differences of two schemas. None breaks if every value that may come was allowed. */
function compareSchemas(was: schemas.Schema, is: schemas.Schema, outer: At): Found[] {
  const at = { ...outer, name: schemas.homeOf(is, outer.name) };
  const [before, after] = [alternativesOf(was, outer.name), alternativesOf(is, outer.name)];
  const [old, now] = [typesOf(was), typesOf(is)];
  const lost = old.some((type) => !now.includes(type));
  const gained = now.some((type) => !old.includes(type));
  const found: Found[] = [];
  if (lost || gained) {
    const [from, to] = [before, after].map((all) => distinct(all.map(({ type }) => type)).sort());
    const names = { was: old.length === 6 ? ['any'] : from, is: now.length === 6 ? ['any'] : to };
    const isNothing = lost && now.every((type) => type === 'null');
    const verdict = isNothing || (lost && gained) ? 'other' : lost ? 'less' : 'more';
    found.push(tell(at, 'type', judge(verdict, at.side), names));
  }
  for (const type of old.filter((each) => now.includes(each))) {
    const isOfType = (each: Alternative) => groupOf(each) === type;
    found.push(...compareAlternatives(before.filter(isOfType), after.filter(isOfType), at));
  }
  if (schemas.descriptionsOf(was) !== schemas.descriptionsOf(is)) {
    const isOwn = Object(was).description !== Object(is).description && !Object(is)[home];
    found.push(tell(isOwn ? outer : at, 'description', null));
  }
  return found;
}

/** Equal for parts that differ in their names only. */
function namelessOf({ kind, label, facts, schema = true }: Part): string {
  const { presence: _, description: __, ...others } = facts;
  return kind === 'operation' ? label : JSON.stringify([kind, others, contentOf(schema)]);
}

/** The key in `others` of a part in `own`, or of the only part that can have taken its place. */
function findPartner(key: string, own: Parts, others: Parts): string | undefined {
  const part = own[key];
  if (!part || key in others) return key;
  const statuses = Object.keys(others).map((each) => [each.replace('response ', ''), each]);
  const status = documentedStatus(Object.fromEntries(statuses), Number(part.facts.status));
  if (part.kind === 'example') return undefined;
  if (part.facts.status) return status && `response ${status}`;
  const listAlike = (parts: Parts, known: Parts) =>
    Object.keys(parts).filter((each) => {
      const found = each in known ? undefined : parts[each];
      return found && namelessOf(found) === namelessOf(part);
    });
  const [gone, come] = [listAlike(own, others), listAlike(others, own)];
  return gone.length === 1 && come.length === 1 ? come[0] : undefined;
}

function compareParts(was: Parts, is: Parts, at: At): Found[] {
  const kept = Object.keys(was).map((key) => [key, findPartner(key, was, is)]);
  const added = Object.keys(is)
    .filter((key) => !kept.some(([, to]) => to === key))
    .map((key) => [findPartner(key, is, was), key]);
  const isGone = (key?: string) => !added.some(([from]) => from === key);
  const pairs = [...kept.filter(([from, to]) => to || isGone(from)), ...added];
  return pairs.flatMap(([from = '', to = '']): Found[] => {
    const [before, after] = [was[from], is[to]];
    const part = after ?? before;
    if (!part) return [];
    const { kind, label, facts } = part;
    const side = /success|failure|content/.test(kind) ? 'response' : at.side;
    const inside: At = { ...at, side, name: label, place: `${at.call} ${label} ` };
    if (kind === 'field')
      inside.place = at.place + (at.place.endsWith(' ') ? (to || from).slice(1) : to || from);
    if (kind === 'operation') {
      const screens = [before, after].flatMap(
        (each) => (each?.facts['x-screens'] ?? []) as string[],
      );
      Object.assign(inside, { call: label, place: `${label} `, screens });
    }
    const event = !before ? 'added' : after ? 'renamed' : 'removed';
    const what = `${event === 'added' && facts.presence === 'required' ? 'required ' : ''}${kind} ${event}`;
    const name = kind === 'media type' ? to || from : label.split(/[ .]/).at(-1);
    const whole = tell(inside, what, judgePart(what, side), { is: name }, (before ?? part).label);
    if (!before || !after) return [whole];
    return [
      ...(from === to || facts.status || kind === 'operation' ? [] : [whole]),
      ...compareFacts(before.facts, after.facts, inside),
      ...compareSchemas(before.schema ?? true, after.schema ?? true, inside),
      ...compareParts(before.parts, after.parts, inside),
    ];
  });
}

/** All changes between two contracts, breaking ones first. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  for (const name of distinct([...was, ...is].map((api) => api.name))) {
    const [before = {}, after = {}] = [was, is].map((apis) => {
      const api = apis.find((each) => each.name === name);
      return api ? readParts(api) : {};
    });
    const at: At = { side: 'request', call: '', screens: [], place: '', name };
    for (const {
      difference,
      at: { place, screens },
    } of compareParts(before, after, at)) {
      const key = JSON.stringify(difference);
      const known = changes.get(key) ?? { ...difference, places: [], screens: [] };
      known.places = distinct([...known.places, place.trim()]);
      known.screens = distinct([...known.screens, ...screens]);
      changes.set(key, known);
    }
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

/** Compares two contracts: every difference, and whom it breaks. */
import { documentedStatus } from '#contract/listExamples.ts';
import type { Api } from '../generate/operations.ts';
import { type Part, type Parts, readParts } from './parts.ts';
import {
  type Broken,
  type Facts,
  judge,
  judgeFact,
  judgePart,
  type Side,
  type Verdict,
} from './rules.ts';
import * as schemas from './schemas.ts';
import {
  type Alternative,
  alternativesOf,
  bodyOf,
  contentOf,
  groupOf,
  home,
  type Schema,
} from './schemas.ts';

/** A difference at one place of a call, such as `response 200 results[].title`. */
type Difference = {
  /** As in the rules: `field removed`, or the name of a fact: `maxLength`. */
  what: string;
  /** The part, as the contract names it: `Job.title`, `response 429`, an operationId. */
  subject: string;
  was?: unknown;
  is?: unknown;
  breaks: Broken;
  place: string;
};
/** A difference with all places that have it, with their calls, and with the screens of these. */
export type Change = Omit<Difference, 'place'> & { places: string[]; screens: string[] };

/** Where two schemas or parts are compared; `name` is what they are called if they are no component. */
type At = { side: Side; place: string; name: string };

const distinct = <T>(values: T[]) => [...new Set(values)];
const typesOf = (schema: Schema = true) => distinct(alternativesOf(schema, '').map(groupOf));

function compareFacts(was: Facts, is: Facts, subject: string, { side, place }: At): Difference[] {
  const isChanged = (what: string) => JSON.stringify(was[what]) !== JSON.stringify(is[what]);
  const names = distinct(Object.keys({ ...was, ...is })).filter(isChanged);
  return names.map((what) => {
    const breaks = judgeFact(what, was[what], is[what], was, side);
    return { what, subject, was: was[what], is: is[what], breaks, place };
  });
}

/** Names of a list's pages, as a field or within one. */
const paging =
  /"(next|cursor|paging|pagination|pages?|has_?(more|next)|(total|per|last)_?pages?|(next|page|end)_?(count|cursor|link|number|page|size|token|url))\\*"/i;

function fieldsOf({ properties = {}, required = [], [home]: at }: Alternative): Parts {
  const fields = Object.entries(properties).map(([name, schema]): [string, Part] => {
    const label = Object(schema)[schemas.label] ?? `${at}.${name}`;
    const facts = { presence: required.includes(name) ? 'required' : 'optional' };
    return [`.${name}`, { kind: 'field', label, facts, schema, parts: {} }];
  });
  return Object.fromEntries(fields);
}

/** The keywords of an alternative without its schemas. */
function keywordsOf({
  properties = {},
  required = [],
  items,
  additionalProperties,
  contentSchema,
  ...rest
}: Alternative): Facts {
  const names = required.filter((name) => !(name in properties)).sort();
  return { ...rest, ...(names.length > 0 && { required: distinct(names) }) };
}

/** Compares values of one JSON type. */
function compareAlternative(was: Alternative, is: Alternative, at: At): Difference[] {
  const [isResponse, subject] = [at.side === 'response', is[home]];
  const found = compareFacts(keywordsOf(was), keywordsOf(is), subject, at);
  // Records of a response beyond the limit are lost.
  const isRecords = typesOf(was.items).includes('object') && !at.place.includes('[]');
  const limit = found.find(({ what }) => what === 'maxItems');
  if (limit && isResponse && isRecords) limit.breaks = 'site';

  const compareInner = (key: 'items' | 'additionalProperties' | 'contentSchema', step: string) =>
    // Anything has lists and objects of anything.
    key in was || key in is
      ? compareSchemas(was[key] ?? true, is[key] ?? true, {
          ...at,
          place: at.place + step,
          name: subject + step,
        })
      : [];
  found.push(...compareInner('items', '[]'), ...compareInner('contentSchema', ''));
  const { additionalProperties: map = true } = was;
  const isMap = typesOf(map).length > 0 && contentOf(map) !== contentOf(true);
  const [wasOpen, isOpen] = [map, is.additionalProperties].map((each) => typesOf(each).length > 0);
  if (wasOpen && isOpen) found.push(...compareInner('additionalProperties', '{}'));
  if (wasOpen !== isOpen) {
    const values = isOpen ? { was: 'refused', is: 'allowed' } : { was: 'allowed', is: 'refused' };
    const breaks = wasOpen && (isMap || !isResponse) ? judge('other', at.side) : null;
    found.push({ what: 'other fields', subject, ...values, breaks, place: at.place });
  }

  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  const fields = compareParts(before, after, at);
  const hasList = Object.values(before).some(({ schema }) => typesOf(schema).includes('array'));
  for (const [step, { label, schema = true }] of Object.entries(after)) {
    if (step in before) continue;
    const added = fields.find((each) => each.subject === label && each.what.endsWith('added'));
    const isPaged = hasList && isResponse && paging.test(`"${step.slice(1)}"${contentOf(schema)}`);
    if (added && isPaged) added.breaks = 'site';
    // The name was one of those that `additionalProperties` describes.
    if (isMap) found.push(...compareSchemas(map, schema, { ...at, name: label }));
  }
  return [...found, ...fields];
}

/** Compares alternatives of one JSON type: each that may come must be one that was allowed. */
function compareAlternatives(before: Alternative[], after: Alternative[], at: At): Difference[] {
  const compare = (one: Alternative, other: Alternative) => compareAlternative(one, other, at);
  const come = new Map(after.map((each) => [bodyOf(each), each]));
  const found: Difference[] = [];
  const gone = before.filter((each) => {
    const same = come.get(bodyOf(each));
    if (same) found.push(...compare(each, same));
    return !come.delete(bodyOf(each));
  });
  const [first, second] = [...gone, ...come.values()];
  if (first && second && gone.length === 1 && come.size === 1)
    return [...found, ...compare(first, second)];
  const tell = (event: string, each: Alternative, pairs: Difference[][]) => {
    const isCovered = pairs.some((all) => all.every(({ breaks }) => !breaks));
    const [what, name] = [`alternative ${event}`, each[home] === at.name ? each.type : each[home]];
    const breaks = isCovered ? null : judgePart(what, at.side);
    found.push({ what, subject: `${at.name} as ${name}`, breaks, place: at.place });
  };
  for (const each of gone)
    tell(
      'removed',
      each,
      after.map((other) => compare(each, other)),
    );
  for (const each of come.values())
    tell(
      'added',
      each,
      before.map((other) => compare(other, each)),
    );
  return found;
}

/** The types of alternatives but null; `any` for all. */
function namesOf(alternatives: Alternative[]): string[] {
  const names = distinct(alternatives.map(({ type }) => type)).filter((type) => type !== 'null');
  return names.length === 5 ? ['any'] : names.sort();
}

/** All differences of two schemas. None breaks if every value that may come was allowed. */
function compareSchemas(was: Schema, is: Schema, at: At): Difference[] {
  const [before, after] = [alternativesOf(was, at.name), alternativesOf(is, at.name)];
  const [old, now] = [distinct(before.map(groupOf)), distinct(after.map(groupOf))];
  const gone = old.filter((type) => !now.includes(type));
  const come = now.filter((type) => !old.includes(type));
  const name = schemas.homeOf(is, at.name);
  const found: Difference[] = [];
  const tell = (what: string, verdict: Verdict, values: object = {}, subject = name) =>
    found.push({ what, subject, ...values, breaks: judge(verdict, at.side), place: at.place });
  const [lost, gained] = [gone, come].map((types) => types.some((type) => type !== 'null'));
  const names = { was: namesOf(before), is: namesOf(after) };
  const isOther = (lost && gained) || (lost && names.is.length === 0);
  if (lost || gained) tell('type', isOther ? 'other' : lost ? 'less' : 'more', names);
  const isNamed = String(names.is) === 'any' || String(names.was) === 'any';
  if (come.includes('null') && !isNamed) tell('null', 'more', { was: 'refused', is: 'allowed' });
  if (gone.includes('null') && !isNamed) tell('null', 'less', { was: 'allowed', is: 'refused' });
  for (const type of old.filter((each) => now.includes(each))) {
    const [one = [], other = []] = [before, after].map((all) =>
      all.filter((each) => groupOf(each) === type),
    );
    found.push(...compareAlternatives(one, other, { ...at, name }));
  }
  if (schemas.descriptionsOf(was) !== schemas.descriptionsOf(is)) {
    const isOwn = Object(was).description !== Object(is).description && !Object(is)[home];
    tell('description', 'same', {}, isOwn ? at.name : name);
  }
  return found;
}

/** The key in `others` of a part in `own`, or of the only part that can have taken its place. */
function findPartner(key: string, own: Parts, others: Parts): string | undefined {
  const part = own[key];
  if (!part || key in others) return key;
  if (/success|failure/.test(part.kind)) {
    const keys = Object.fromEntries(
      Object.keys(others).map((each) => [each.replace('response ', ''), each]),
    );
    return keys[documentedStatus(keys, Number(part.facts.status)) ?? ''];
  }
  const contentOfPart = ({
    kind,
    label,
    facts: { presence: _, description: __, ...facts },
    schema = true,
  }: Part) =>
    kind === 'operation'
      ? label
      : /field|parameter|header|credential/.test(kind)
        ? JSON.stringify([kind, facts, contentOf(schema)])
        : undefined;
  const find = (parts: Parts, known: Parts) =>
    Object.entries(parts).filter(
      ([each, of]) => !(each in known) && contentOfPart(of) === contentOfPart(part),
    );
  const [gone, come] = [find(own, others), find(others, own)];
  return contentOfPart(part) && gone.length === 1 && come.length === 1 ? come[0]?.[0] : undefined;
}

/** Pairs of keys; without a partner a part was added or removed. */
function pairParts(was: Parts, is: Parts): [from?: string, to?: string][] {
  const kept = Object.keys(was).map((key) => [key, findPartner(key, was, is)] as const);
  const taken = kept.map(([, to]) => to);
  const added = Object.keys(is)
    .filter((key) => !taken.includes(key))
    .map((key) => [findPartner(key, is, was), key] as const);
  const widened = added.map(([from]) => from);
  return [...kept.filter(([from, to]) => to || !widened.includes(from)), ...added].map(
    ([from, to]) => [from, to],
  );
}

function compareParts(was: Parts, is: Parts, at: At): Difference[] {
  return pairParts(was, is).flatMap(([from = '', to = '']): Difference[] => {
    const [before, after] = [was[from], is[to]];
    const part = after ?? before;
    if (!part) return [];
    const { kind, label, facts } = part;
    const side = /success|failure|content/.test(kind) ? 'response' : at.side;
    const step = at.place.endsWith(' ') ? (to || from).slice(1) : to || from;
    const places: Record<string, string> = {
      field: at.place + step,
      operation: '',
      'media type': at.place,
    };
    const inside = {
      side,
      place: places[kind] ?? `${label} `,
      name: kind === 'media type' ? at.name : label,
    } as const;
    const tell = (event: string, name?: string): Difference => {
      const isNeeded = event === 'added' && facts.presence === 'required';
      const what = `${isNeeded ? 'required ' : ''}${kind} ${event}`;
      return {
        what,
        subject: (before ?? part).label,
        is: name,
        breaks: judgePart(what, side),
        place: inside.place,
      };
    };
    if (!before || !after) return [tell(before ? 'removed' : 'added')];
    const isRenamed = from !== to && /field|parameter|header|credential/.test(kind);
    return [
      ...(isRenamed ? [tell('renamed', label.split(/[ .]/).at(-1))] : []),
      ...compareFacts(before.facts, after.facts, label, inside),
      ...(before.schema && after.schema ? compareSchemas(before.schema, after.schema, inside) : []),
      ...compareParts(before.parts, after.parts, inside),
    ];
  });
}

/** All changes between two contracts, breaking ones first. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  const partsOf = (apis: Api[], name: string) => {
    const api = apis.find((each) => each.name === name);
    return api ? readParts(api) : {};
  };
  for (const api of distinct([...was, ...is].map(({ name }) => name))) {
    const [before, after] = [partsOf(was, api), partsOf(is, api)];
    for (const [from = '', to = ''] of pairParts(before, after)) {
      const [one, other] = [before[from], after[to]];
      const call = other ?? one;
      const found = compareParts(one ? { [from]: one } : {}, other ? { [to]: other } : {}, {
        side: 'request',
        place: '',
        name: '',
      });
      for (const { place, ...change } of found) {
        const key = JSON.stringify(change);
        const { places = [], screens = [] } = changes.get(key) ?? {};
        const where = call?.kind === 'operation' ? `${call.label} ${place}` : place;
        const shown = [one, other].flatMap((part) => (part?.facts['x-screens'] ?? []) as string[]);
        changes.set(key, {
          ...change,
          places: distinct([...places, where.trim()]),
          screens: distinct([...screens, ...shown]),
        });
      }
    }
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

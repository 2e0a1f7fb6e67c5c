/** Compares schemas: every difference, and whom it breaks. */
import { type Broken, type Facts, judge, judgeFact, judgePart, type Side } from './rules.ts';
import * as schemas from './schemas.ts';
import { type Alternative, alternativesOf, contentOf, groupOf, home } from './schemas.ts';

type Schema = schemas.Schema;
/** Where two parts or schemas are compared. */
export type At = {
  side: Side;
  call: string;
  screens: string[];
  /** `listJobs response 200 jobs[].title`. */
  place: string;
  /** What they are called without a component, as in the contract: `Job.title`, `response 429`. */
  name: string;
};
type Values = { was?: unknown; is?: unknown };
/** A change; `what` as in the rules: `field removed`, or the name of a fact: `maxLength`. */
export type Difference = Values & { what: string; subject: string; breaks: Broken };
export type Found = { difference: Difference; at: At };

export const distinct = <T>(values: T[]) => [...new Set(values)];
const typesOf = (schema: Schema = true) => distinct(alternativesOf(schema, '').map(groupOf));
export function tell(
  at: At,
  what: string,
  breaks: Broken,
  values?: Values,
  subject = at.name,
): Found {
  return { difference: { what, subject, ...values, breaks }, at };
}

export function compareFacts(was: Facts, is: Facts, at: At): Found[] {
  const names = distinct(Object.keys({ ...was, ...is }));
  return names.flatMap((what) => {
    const [from, to] = [was[what], is[what]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return tell(at, what, judgeFact(what, from, to, was, at.side), { was: from, is: to });
  });
}

/** The key of the only added part that can be a removed one under another name. */
export function findRenamed<Part>(
  key: string,
  own: Record<string, Part>,
  others: Record<string, Part>,
  contentOfPart: (part?: Part) => unknown,
): string | undefined {
  const list = (parts: typeof own, known: typeof own) =>
    Object.keys(parts).filter(
      (each) => !(each in known) && contentOfPart(parts[each]) === contentOfPart(own[key]),
    );
  const [gone, come] = [list(own, others), list(others, own)];
  return gone.length === 1 && come.length === 1 ? come[0] : undefined;
}

type Field = { name: string; schema: Schema; facts: { presence: string } };

/** The fields of an object, with those that it requires and neither it nor the other describes. */
function fieldsOf(object: Alternative, other: Alternative): Record<string, Field> {
  const { properties = {}, required = [], additionalProperties = true } = object;
  const others = required.filter((key) => !Object.hasOwn(other.properties ?? {}, key));
  const fields = distinct([...Object.keys(properties), ...others]).map((key): [string, Field] => {
    const schema: Schema = properties[key] ?? additionalProperties;
    const name = Object(schema)[schemas.label] ?? `${object[home]}.${key}`;
    const presence = required.includes(key) ? 'required' : 'optional';
    return [`.${key}`, { name, schema, facts: { presence } }];
  });
  return Object.fromEntries(fields);
}

/** Names of a list's pages, as a parameter, a field or within one. */
export const paging =
  /"(next|cursor|limit|offset|paging|pagination|pages?|has_?(more|next)|(total|per|last)_?pages?|(next|page|end)_?(count|cursor|link|number|page|size|token|url))"/i;

function compareFields(was: Alternative, is: Alternative, at: At): Found[] {
  const [before, after] = [fieldsOf(was, is), fieldsOf(is, was)];
  const inside = (step: string, { name }: Field) => ({ ...at, name, place: at.place + step });
  const add = (step: string, field: Field, what: string, values?: Values) =>
    tell(inside(step, field), what, judgePart(what, at.side), values);
  const known = new Set<string>();
  const content = (field?: Field) => contentOf(field?.schema ?? true);
  const kept = Object.entries(before).flatMap(([step, field]) => {
    const to = step in after ? step : (findRenamed(step, before, after, content) ?? '');
    const other = after[to];
    if (!other) return [add(step, field, 'field removed')];
    known.add(to);
    return [
      ...(to === step ? [] : [add(step, field, 'field renamed', { is: to.slice(1) })]),
      ...compareFacts(field.facts, other.facts, inside(to, other)),
      ...compareSchemas(field.schema, other.schema, inside(to, other)),
    ];
  });
  const hasList = Object.values(before).some(({ schema }) => typesOf(schema).includes('array'));
  const { additionalProperties: map = true } = was;
  const added = Object.entries(after).flatMap(([step, field]) => {
    if (known.has(step)) return [];
    const isNeeded = field.facts.presence === 'required';
    const found = add(step, field, `${isNeeded ? 'required ' : ''}field added`);
    // Records of a response that are on another page are lost.
    const isPage = hasList && paging.test(`"${step.slice(1)}"${content(field)}`);
    if (at.side === 'response' && isPage) found.difference.breaks = 'site';
    // The name may be one of those that `additionalProperties` described.
    return [found, ...(isMap(map) ? compareSchemas(map, field.schema, inside(step, field)) : [])];
  });
  return [...kept, ...added];
}

/** Whether it describes fields: neither anything nor nothing. */
const isMap = (others: Schema) => !['[]', contentOf(true)].includes(contentOf(others));

/** Compares values of one JSON type. */
function compareAlternative(was: Alternative, is: Alternative, outer: At): Found[] {
  const at = { ...outer, name: is[home] };
  const isResponse = at.side === 'response';
  const keywordsOf = (one: Alternative) =>
    Object.fromEntries(Object.entries(one).filter(([key]) => !schemas.parts.test(key)));
  const found = compareFacts(keywordsOf(was), keywordsOf(is), at);
  // Records of a response beyond a limit are lost.
  const isRecords = typesOf(was.items).includes('object') && !at.place.includes('[]');
  const limit = found.find(({ difference }) => difference.what === 'maxItems');
  if (limit && isResponse && isRecords) limit.difference.breaks = 'site';
  const compareInner = (key: 'items' | 'additionalProperties' | 'contentSchema', step = '') => {
    // Anything has lists and objects of anything.
    if (!(key in was) && !(key in is)) return;
    const inside = { ...at, place: at.place + step, name: at.name + step };
    found.push(...compareSchemas(was[key] ?? true, is[key] ?? true, inside));
  };
  compareInner('items', '[]');
  compareInner('contentSchema');
  const others = [was, is].map(({ additionalProperties = true }) => additionalProperties);
  const [from, to] = others.map((each) => (contentOf(each) === '[]' ? 'refused' : 'allowed'));
  if (from === to) compareInner('additionalProperties', '{}');
  else {
    const isLost = to === 'refused' && (!isResponse || others.some(isMap));
    const breaks = isLost ? judge('other', at.side) : null;
    found.push(tell(at, 'other fields', breaks, { was: from, is: to }));
  }
  return [...found, ...compareFields(was, is, at)];
}

/** Compares alternatives of one JSON type: each that may come must be one that was allowed. */
function compareAlternatives(before: Alternative[], after: Alternative[], at: At): Found[] {
  const pairs = before.flatMap((was) =>
    after.map((is) => {
      const found = compareAlternative(was, is, at);
      const breaking = found.filter(({ difference }) => difference.breaks).length;
      // The same alternative is next, then the most alike.
      return {
        was,
        is,
        found,
        breaking,
        distance: schemas.isSame(was, is) ? -1 : breaking + found.length / 1000,
      };
    }),
  );
  pairs.sort((one, other) => one.distance - other.distance);
  const left = new Set([...before, ...after]);
  const told = pairs.flatMap(({ was, is, found }) => {
    if (!left.has(was) || !left.has(is)) return [];
    left.delete(was);
    left.delete(is);
    return found;
  });
  const others = [...left].map((each) => {
    const what = `alternative ${before.includes(each) ? 'removed' : 'added'}`;
    const isCovered = pairs.some(({ was, is, breaking }) => !breaking && [was, is].includes(each));
    const name = `${at.name} as ${each[home] === at.name ? each.type : each[home]}`;
    return tell(at, what, isCovered ? null : judgePart(what, at.side), {}, name);
  });
  return [...told, ...others];
}

/** All differences of two schemas. None breaks if every value that may come was allowed. */
export function compareSchemas(was: Schema, is: Schema, outer: At): Found[] {
  const at = { ...outer, name: schemas.homeOf(is, outer.name) };
  const [before, after] = [alternativesOf(was, outer.name), alternativesOf(is, outer.name)];
  const [old, now] = [typesOf(was), typesOf(is)];
  const isLost = old.some((type) => !now.includes(type));
  const isGained = now.some((type) => !old.includes(type));
  const found: Found[] = [];
  if (isLost || isGained) {
    const [from, to] = [before, after].map((all) => distinct(all.map(({ type }) => type)).sort());
    const names = { was: old.length === 6 ? 'any' : from, is: now.length === 6 ? 'any' : to };
    const isNothing = isLost && now.every((type) => type === 'null');
    const verdict = isNothing || (isLost && isGained) ? 'other' : isLost ? 'less' : 'more';
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

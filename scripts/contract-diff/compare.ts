/** Compares two contracts: every difference, and whom it breaks. */
import type { Api } from '../generate/operations.ts';
import { type Part, readContract } from './readParts.ts';
import { type Broken, judge, judgeFact, judgePart, type Side } from './rules.ts';
import { type Alternative, alternativesOf, descriptionsOf, home, type Schema } from './schemas.ts';

/** Where two parts are compared. */
type At = {
  side: Side;
  call: string;
  screens: string[];
  /** `listJobs response 200 jobs[].title`. */
  place: string;
  /** What they are called without a component, as in the contract: `Job.title`, `response 429`. */
  name: string;
};
type Values = { was?: unknown; is?: unknown };
/** A difference; `what` as in the rules: `field removed`, or the name of a fact: `maxLength`. */
type Difference = Values & { what: string; subject: string; breaks: Broken };
type Found = { difference: Difference; at: At };
/** A change with all places that it has, and with the screens of their calls. */
export type Change = Difference & { places: string[]; screens: string[] };

const distinct = <T>(values: T[]) => [...new Set(values)];
const typesOf = (schema: Schema = true) =>
  distinct(alternativesOf(schema, '').map(({ type }) => type));

function tell(at: At, what: string, breaks: Broken, values?: Values, subject = at.name): Found {
  return { difference: { what, subject, ...values, breaks }, at };
}

/** Names of a list's pages, as a parameter, a field or within one. */
const paging =
  /"(next|cursor|limit|offset|paging|pagination|pages?|has_?(more|next)|(total|per|last)_?pages?|(next|page|end)_?(count|cursor|link|number|page|size|token|url))"/i;
const lastWord = ({ name }: Part) => name.split(/[ .]/).at(-1);
const isPaging = (part: Part) =>
  paging.test(`"${lastWord(part)}"${part.kind === 'field' ? JSON.stringify(part.schema) : ''}`);

/** Whether a part that was added makes pages of a list: calls that do not know them lose records. */
function makesPages(part: Part, others: Part[], side: Side): boolean {
  if (part.kind === 'parameter') return isPaging(part) && !others.some(isPaging);
  const hasList = others.some(({ schema }) => typesOf(schema).includes('array'));
  return part.kind === 'field' && side === 'response' && hasList && isPaging(part);
}

/** Where a part is, which is in a part at `outer` and was `old`. */
function enter(part: Part, outer: At, old = part): At {
  const at = { ...outer, name: part.name };
  if (/field|items/.test(part.kind)) at.place += part.key;
  else at.place = `${at.call} ${part.name} `;
  if (/success|failure|content/.test(part.kind)) at.side = 'response';
  if (part.kind !== 'operation') return at;
  const screens = [old, part].flatMap(({ facts }) => (facts['x-screens'] ?? []) as string[]);
  return { ...at, call: part.name, place: part.name, screens };
}

/** The part in `all` with the key of a part, or with its range of statuses, or the operation with its name. */
function findPartner(part: Part, all: Part[]): Part | undefined {
  const range = part.key.replace(/^(success \d)\d\d$/, '$1XX');
  const isCall = ({ kind, name }: Part) => kind === 'operation' && name === part.name;
  const known = [part.key, range].map((each) => all.find(({ key }) => key === each));
  return known[0] ?? known[1] ?? all.find(isCall);
}

/** Compares the parts of a part. One that is gone and one that came with the same content are one with another name. */
function compareParts(was: Part[], is: Part[], outer: At): Found[] {
  const forth = was.map((before) => ({ before, after: findPartner(before, is) }));
  const left = is.filter((part) => !forth.some(({ after }) => after === part));
  const back = left.map((after) => ({ before: findPartner(after, was), after }));
  const come = left.filter((_, index) => !back[index]?.before);
  const gone = was.filter(
    (part, index) => !forth[index]?.after && !back.some(({ before }) => before === part),
  );
  const together = (before: Part, after: Part) =>
    comparePart(before, after, enter(after, outer, before));
  function tellOf(part: Part, event: string, after = part): Found {
    const at = enter(part, outer);
    const isNeeded = event === 'added' && part.facts.presence === 'required';
    const what = `${isNeeded ? 'required ' : ''}${part.kind} ${event}`;
    const isOther = event === 'added' && makesPages(part, was, at.side);
    const breaks = isOther ? judge('other', at.side) : judgePart(what, at.side);
    return tell(at, what, breaks, { is: part.kind === 'media type' ? after.key : lastWord(after) });
  }
  const found = [...forth, ...back].flatMap(({ before, after }) =>
    before && after ? together(before, after) : [],
  );
  for (const part of gone) {
    const group = ({ kind, key }: Part) => [kind, ...key.split(' ').slice(1, -1)].join();
    const [others = [], alike = []] = [gone, come].map((all) =>
      all.filter((each) => group(each) === group(part)),
    );
    const [after] = alike.length === 1 && others.length === 1 ? alike : [];
    const changes = after ? together(part, after) : [];
    const isSame = changes.every(({ difference }) => /^(desc|presence)/.test(difference.what));
    const isRenamed = after && isSame && !/example|success|failure|operation/.test(part.kind);
    if (isRenamed) come.splice(come.indexOf(after), 1);
    found.push(
      ...(isRenamed ? [tellOf(part, 'renamed', after), ...changes] : [tellOf(part, 'removed')]),
    );
  }
  return [...found, ...come.map((part) => tellOf(part, 'added'))];
}

function comparePart(was: Part, is: Part, at: At): Found[] {
  const facts = Object.keys({ ...was.facts, ...is.facts }).flatMap((what) => {
    const values = { was: was.facts[what], is: is.facts[what] };
    if (JSON.stringify(values.was) === JSON.stringify(values.is)) return [];
    return tell(at, what, judgeFact(what, values.was, values.is, was.facts, at.side), values);
  });
  const parts = compareParts(was.parts, is.parts, at);
  return [...facts, ...parts, ...compareSchemas(was.schema, is.schema, at)];
}

/** An alternative of a schema as a part, with its fields, its items and its content. */
function toPart({ home: name, type, facts, inner, required }: Alternative): Part {
  const undescribed = required.filter((key) => !(`.${key}` in inner));
  const all = undescribed.length > 0 ? { ...facts, required: undescribed } : facts;
  const parts = Object.entries(inner).map(([key, each]): Part => {
    const presence = required.includes(key.slice(1)) ? 'required' : 'optional';
    const isField = key.startsWith('.');
    const own = isField ? { presence } : {};
    return { ...each, key, kind: isField ? 'field' : 'items', facts: own, parts: [] };
  });
  return { key: '', kind: type, name, facts: all, parts };
}

function compareAlternative(was: Alternative, is: Alternative, outer: At): Found[] {
  const found = comparePart(toPart(was), toPart(is), { ...outer, name: is.home });
  const limit = found.find(
    ({ difference, at }) => difference.what === 'maxItems' && at.place === outer.place,
  );
  // Records of a response beyond a limit are lost.
  const isRecords = typesOf(was.inner['[]']?.schema).includes('object');
  const isList = outer.side === 'response' && isRecords && !outer.place.includes('[]');
  if (limit && isList) limit.difference.breaks = 'site';
  return found;
}

/** Compares alternatives of one JSON type: each that may come must be one that was allowed. */
function compareAlternatives(before: Alternative[], after: Alternative[], at: At): Found[] {
  const pairs = before.flatMap((was) =>
    after.map((is) => {
      const found = compareAlternative(was, is, at);
      const breaking = found.filter(({ difference }) => difference.breaks).length;
      return { was, is, found, breaking };
    }),
  );
  // The most alike are next.
  pairs.sort(
    (one, other) => one.breaking - other.breaking || one.found.length - other.found.length,
  );
  // A type of one side alone is told with the types.
  const left = new Set(pairs.flatMap(({ was, is }) => [was, is]));
  const told = pairs.flatMap(({ was, is, found }) => {
    if (!left.has(was) || !left.has(is)) return [];
    left.delete(was);
    left.delete(is);
    return found;
  });
  const others = [...left].map((each) => {
    const what = `alternative ${before.includes(each) ? 'removed' : 'added'}`;
    const isCovered = pairs.some(({ was, is, breaking }) => !breaking && [was, is].includes(each));
    const name = `${at.name} as ${each.home === at.name ? each.type : each.home}`;
    return tell(at, what, isCovered ? null : judgePart(what, at.side), {}, name);
  });
  return [...told, ...others];
}

/** All differences of two schemas. None breaks if every value that may come was allowed. */
function compareSchemas(was: Schema = true, is: Schema = true, outer: At): Found[] {
  if (was === is) return [];
  const [before, after] = [alternativesOf(was, outer.name), alternativesOf(is, outer.name)];
  const [name = outer.name, ...others] = distinct(after.map((each) => each.home));
  const at = others.length > 0 ? outer : { ...outer, name };
  const [old, now] = [typesOf(was), typesOf(is)];
  const isLost = old.some((type) => !now.includes(type));
  const isGained = now.some((type) => !old.includes(type));
  const found: Found[] = [];
  if (isLost || isGained) {
    const list = (all: Alternative[]) =>
      distinct(all.map(({ type, facts }) => (type === 'number' ? `${facts.type}` : type))).sort();
    const values = { was: list(before), is: list(after) };
    const isNothing = isLost && now.every((type) => type === 'null');
    const verdict = isNothing || (isLost && isGained) ? 'other' : isLost ? 'less' : 'more';
    found.push(tell(at, 'type', judge(verdict, at.side), values));
  }
  for (const type of old) {
    const isOfType = (each: Alternative) => each.type === type;
    found.push(...compareAlternatives(before.filter(isOfType), after.filter(isOfType), at));
  }
  if (descriptionsOf(was) !== descriptionsOf(is)) {
    const isOwn = Object(was).description !== Object(is).description && !Object(is)[home];
    found.push(tell(isOwn ? outer : at, 'description', null));
  }
  return found;
}

/** All changes between two contracts, breaking ones first. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  const start: At = { side: 'request', call: '', screens: [], place: '', name: '' };
  for (const { difference, at } of compareParts(readContract(was), readContract(is), start)) {
    const key = JSON.stringify(difference);
    const known = changes.get(key) ?? { ...difference, places: [], screens: [] };
    known.places = distinct([...known.places, at.place.replace(' .', ' ').trim()]);
    known.screens = distinct([...known.screens, ...at.screens]);
    changes.set(key, known);
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

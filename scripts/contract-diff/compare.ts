/** Compares two contracts: every difference, and whom it breaks. */
import type { Api } from '../generate/operations.ts';
import { contractParts, isAlternative, type Part } from './contractParts.ts';
import { type Broken, judge, judgeFact, judgePart, type Side } from './rules.ts';

/** A difference; `what` as in the rules: `field removed`, or the name of a fact: `maxLength`. */
type Difference = { what: string; subject: string; was?: unknown; is?: unknown; breaks: Broken };
/** A difference with all places that it has (`listJobs response 200 jobs[].title`), and the screens of their calls. */
export type Change = Difference & { places: string[]; screens: string[] };

/** Where two parts are compared. `name` is what the outer one is called in the contract: `Job.title`. */
type At = { side: Side; call: string; screens: string[]; place: string; name: string };

const tell = ({ place, screens }: At, difference: Difference): Change => ({
  ...difference,
  places: [place.replace(' .', ' ').trim()],
  screens,
});

/** Names of a list's pages, as a parameter, a field or within one. */
const paging =
  /"([^"]*[ .])?(next|cursor|limit|offset|paging|pagination|pages?|has_?(more|next)|(total|per|last)_?pages?|(next|page|end)_?(count|cursor|link|number|page|size|token|url))"/i;
const isPaging = ({ name, parts }: Part) => paging.test(JSON.stringify([name, parts]));

/** Whether a part that was added makes pages of a list: calls that do not know them lose records. */
function makesPages(part: Part, others: Part[], side: Side): boolean {
  if (part.kind === 'parameter') return isPaging(part) && !others.some(isPaging);
  const hasList = others.some(({ parts }) => [parts[0]?.facts.type].flat().includes('array'));
  return part.kind === 'field' && side === 'response' && hasList && isPaging(part);
}

/** Where a part is, which is in a part at `outer` and was `old`. */
function enter(part: Part, outer: At, old = part): At {
  const { kind, key, name } = part;
  const at = { ...outer, name };
  if (/success|failure|content/.test(kind)) at.side = 'response';
  if (kind === 'schema' || isAlternative(part)) return at;
  at.place = /field|items/.test(kind) ? at.place + key : `${at.call} ${name} `;
  if (kind !== 'operation') return at;
  const screens = [old, part].flatMap(({ facts }) => (facts['x-screens'] ?? []) as string[]);
  return { ...at, call: name, place: name, screens };
}

/** The part in `all` with the key of a part, or with its range of statuses, or the operation with its name. */
function findPartner(part: Part, all: Part[]): Part | undefined {
  const range = part.key.replace(/^(success \d)\d\d$/, '$1XX');
  const isCall = ({ kind, name }: Part) => kind === 'operation' && name === part.name;
  const known = [part.key, range].map((each) => all.find(({ key }) => key === each));
  return known[0] ?? known[1] ?? all.find(isCall);
}

/** A part that was added or removed. `others` are those that were beside it. */
function tellPart(event: 'added' | 'removed', part: Part, outer: At, others: Part[]): Change {
  const { kind, key, name, facts } = part;
  const at = enter(part, outer);
  const isOne = isAlternative(part);
  const own = kind === 'media type' ? `${name} as ${key}` : name;
  const isNeeded = event === 'added' && facts.presence === 'required';
  const what = `${isNeeded ? 'required ' : ''}${isOne ? 'alternative' : kind} ${event}`;
  const isOther = event === 'added' && makesPages(part, others, at.side);
  return tell(at, {
    what,
    subject: isOne ? `${outer.name} as ${name === outer.name ? kind : name}` : own,
    breaks: isOther ? judge('other', at.side) : judgePart(what, at.side),
  });
}

/** Compares the parts of a part. Of alternatives of a type, the first that is gone has become the first that came. */
function compareParts(was: Part[], is: Part[], outer: At): Change[] {
  const pairs: [Part, Part][] = [];
  const isLeft = (part: Part) => !pairs.some((pair) => pair.includes(part));
  const pair = (before: Part | undefined, after: Part | undefined) => {
    if (before && after) pairs.push([before, after]);
  };
  for (const before of was) pair(before, findPartner(before, is));
  for (const after of is.filter(isLeft)) pair(findPartner(after, was), after);
  for (const before of was.filter((part) => isLeft(part) && isAlternative(part))) {
    pair(
      before,
      is.filter(isLeft).find(({ kind }) => kind === before.kind),
    );
  }
  const changes = pairs.flatMap(([before, after]) =>
    comparePart(before, after, enter(after, outer, before)),
  );
  const told = (event: 'added' | 'removed', all: Part[], others: Part[]) =>
    all
      .filter(isLeft)
      // An alternative whose JSON type is on one side alone is told with the types.
      .filter((part) => !isAlternative(part) || others.some(({ kind }) => kind === part.kind))
      .map((part) => tellPart(event, part, outer, was));
  return [...changes, ...told('removed', was, is), ...told('added', is, was)];
}

function comparePart(was: Part, is: Part, at: At): Change[] {
  const facts = Object.keys({ ...was.facts, ...is.facts }).flatMap((what) => {
    const values = { was: was.facts[what], is: is.facts[what] };
    if (JSON.stringify(values.was) === JSON.stringify(values.is)) return [];
    const breaks = judgeFact(what, values.was, values.is, was.facts, at.side);
    return tell(at, { what, subject: at.name, ...values, breaks });
  });
  return [...facts, ...compareParts(was.parts, is.parts, at)];
}

/** All changes between two contracts, breaking ones first. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  const start: At = { side: 'request', call: '', screens: [], place: '', name: '' };
  for (const { places, screens, ...difference } of compareParts(
    contractParts(was),
    contractParts(is),
    start,
  )) {
    const key = JSON.stringify(difference);
    const known = changes.get(key) ?? { ...difference, places: [], screens: [] };
    known.places = [...new Set([...known.places, ...places])];
    known.screens = [...new Set([...known.screens, ...screens])];
    changes.set(key, known);
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

/** Compares two contracts: every difference, and whom it breaks. */
import type { Api } from '../generate/operations.ts';
import { isAlternative, type Part, readContract } from './readParts.ts';
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

/** A part that was added, removed or renamed to `after`. `others` are those that were beside it. */
function tellPart(event: string, part: Part, outer: At, others: Part[], after = part): Change {
  const { kind, name, facts } = part;
  const at = enter(part, outer);
  const isOne = isAlternative(part);
  const isNeeded = event === 'added' && facts.presence === 'required';
  const what = `${isNeeded ? 'required ' : ''}${isOne ? 'alternative' : kind} ${event}`;
  const isOther = event === 'added' && makesPages(part, others, at.side);
  return tell(at, {
    what,
    subject: isOne ? `${outer.name} as ${name === outer.name ? kind : name}` : name,
    is: kind === 'media type' ? after.key : after.name.split(/[ .]/).at(-1),
    breaks: isOther ? judge('other', at.side) : judgePart(what, at.side),
  });
}

/**
 * Compares the parts of a part. One that is gone and one that came with the same content are one with another name; of
 * alternatives of a type, the first that is gone has become the first that came.
 */
function compareParts(was: Part[], is: Part[], outer: At): Change[] {
  const pairs = was.flatMap((before): [Part, Part][] => {
    const after = findPartner(before, is);
    return after ? [[before, after]] : [];
  });
  const isLeft = (part: Part) => !pairs.some((pair) => pair.includes(part));
  for (const after of is.filter(isLeft)) {
    const before = findPartner(after, was);
    if (before) pairs.push([before, after]);
  }
  // An alternative whose JSON type is on one side alone is told with the types.
  const isTold = (part: Part, all: Part[]) =>
    isAlternative(part) && !all.some(({ kind }) => kind === part.kind);
  const [gone, come] = [was.filter(isLeft), is.filter(isLeft)];
  const together = (before: Part, after: Part) =>
    comparePart(before, after, enter(after, outer, before));
  const found = pairs.flatMap(([before, after]) => together(before, after));
  const told = new Set<Part>();
  for (const part of gone) {
    const group = ({ kind, key }: Part) =>
      isAlternative(part) ? kind : [kind, ...key.split(' ').slice(1, -1)].join();
    const [others = [], alike = []] = [gone, come].map((all) =>
      all.filter((each) => group(each) === group(part)),
    );
    const isClear = isAlternative(part) || (alike.length === 1 && others.length === 1);
    const after = isClear ? alike[others.indexOf(part)] : undefined;
    const changes = after ? together(part, after) : [];
    const isSame = changes.every(({ what }) => /^(desc|presence)/.test(what));
    const isRenamed = isSame && !/example|success|failure|operation/.test(part.kind);
    if (after && (isRenamed || isAlternative(part))) {
      told.add(after);
      if (!isAlternative(part)) found.push(tellPart('renamed', part, outer, was, after));
      found.push(...changes);
    } else if (!isTold(part, is)) found.push(tellPart('removed', part, outer, was));
  }
  const added = come.filter((part) => !told.has(part) && !isTold(part, was));
  return [...found, ...added.map((part) => tellPart('added', part, outer, was))];
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
    readContract(was),
    readContract(is),
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

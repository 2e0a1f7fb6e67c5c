/** Compares two contracts: every difference, and whom it breaks. */
import { documentedStatus } from '#contract/listExamples.ts';
import type { Api } from '../generate/operations.ts';
import type { At, Difference, Found } from './compareSchemas.ts';
import {
  compareFacts,
  compareSchemas,
  distinct,
  findRenamed,
  paging,
  tell,
} from './compareSchemas.ts';
import { type Node, type Nodes, readOperations } from './readOperations.ts';
import { type Facts, judgePart } from './rules.ts';
import { contentOf, label } from './schemas.ts';

/** A change with all places that it has, and with the screens of their calls. */
export type Change = Difference & { places: string[]; screens: string[] };

/** The groups of parts within a part, and the kinds of these, as in the rules. */
const groups: Record<string, string> = {
  ...{ base: 'base', credentials: 'credential', parameters: 'parameter', bodies: 'body' },
  ...{ content: 'media type', headers: 'header', responses: 'response', outcomes: 'example' },
};
/** Keys that promise nothing, or that are no facts. */
const left = /^(schema|required|examples?|tags|externalDocs|x-responses)$/;

function factsOf(node: Node = {}): Facts {
  const facts = Object.entries(node).filter(([key]) => !left.test(key) && !(key in groups));
  return { ...Object.fromEntries(facts), presence: node.required ? 'required' : 'optional' };
}

/** The key in `others` of a part in `own`, or of the only one that can have taken its place. */
function findPartner(kind: string, key: string, own: Nodes, others: Nodes): string | undefined {
  if (key in others) return key;
  if (kind === 'response') return documentedStatus(others, Number(key));
  const nameless = (node?: Node) => {
    const { presence: _, description: __, ...facts } = factsOf(node);
    return JSON.stringify([facts, contentOf(node?.schema ?? true)]);
  };
  const isCall = kind === 'operation';
  const renamed = findRenamed(key, own, others, isCall ? (node) => node?.[label] : nameless);
  return kind === 'example' ? undefined : renamed;
}

/** Compares the parts of a group. */
function compareNodes(group: string, was: Nodes, is: Nodes, at: At): Found[] {
  const kept = Object.keys(was).map((key) => [key, findPartner(group, key, was, is)]);
  const added = Object.keys(is)
    .filter((key) => !kept.some(([, to]) => to === key))
    .map((key) => [group === 'response' ? findPartner(group, key, is, was) : '', key]);
  const isGone = (key?: string) => !added.some(([from]) => from === key);
  const pairs = [...kept.filter(([from, to]) => to || isGone(from)), ...added];
  return pairs.flatMap(([from = '', to = '']): Found[] => {
    const [before, after, key] = [was[from], is[to], to || from];
    const node = after ?? before;
    const names: Record<string, string> = {
      ...{ response: `response ${key}`, credential: `credential ${key}`, example: 'examples' },
      ...{ 'media type': at.name, header: `${at.name} header ${key}` },
    };
    const name = node?.[label] ?? names[group] ?? key;
    const inside: At = { ...at, name, place: `${at.call} ${name} ` };
    if (/response|content/.test(group)) inside.side = 'response';
    if (group === 'operation') {
      const screens = [before, after].flatMap((each) => (each?.['x-screens'] ?? []) as string[]);
      Object.assign(inside, { call: name, place: name, screens });
    }
    const outcome = /^([45]|default)/.test(key) ? 'failure' : 'success';
    const event = before ? (after ? 'renamed' : 'removed') : 'added';
    const isNeeded = event === 'added' && node?.required;
    const what = `${isNeeded ? 'required ' : ''}${group === 'response' ? outcome : group} ${event}`;
    const values = { is: group === 'media type' ? key : name.split(' ').at(-1) };
    const told = tell(inside, what, judgePart(what, inside.side), values, before?.[label] ?? name);
    // A list that becomes paged loses records, and a default changes what calls without the parameter mean.
    const isPage = (each: string) => paging.test(`"${each.split(' ').at(-1)}"`);
    const isPaged = isPage(key) && !Object.keys(was).some(isPage);
    const isOther = isPaged || 'default' in Object(node?.schema);
    if (group === 'parameter' && !before && isOther) told.difference.breaks ??= 'clients';
    if (!before || !after) return [told];
    return [
      ...(from === to || /operation|response/.test(group) ? [] : [told]),
      ...compareFacts(factsOf(before), factsOf(after), inside),
      ...compareSchemas(before.schema ?? true, after.schema ?? true, inside),
      ...Object.entries(groups).flatMap(([inner, kind]) =>
        compareNodes(kind, Object(before[inner]), Object(after[inner]), inside),
      ),
    ];
  });
}

/** All changes between two contracts, breaking ones first. */
export function compareContracts(was: Api[], is: Api[]): Change[] {
  const changes = new Map<string, Change>();
  for (const name of distinct([...was, ...is].map((api) => api.name))) {
    const [before = [], after = []] = [was, is].map((apis) =>
      apis.filter((api) => api.name === name).flatMap(readOperations),
    );
    const at: At = { side: 'request', call: '', screens: [], place: '', name };
    const found = ['operation', 'content'].flatMap((kind, index) =>
      compareNodes(kind, before[index] ?? {}, after[index] ?? {}, at),
    );
    for (const { difference, at: where } of found) {
      const key = JSON.stringify(difference);
      const known = changes.get(key) ?? { ...difference, places: [], screens: [] };
      known.places = distinct([...known.places, where.place.replace(' .', ' ').trim()]);
      known.screens = distinct([...known.screens, ...where.screens]);
      changes.set(key, known);
    }
  }
  return [...changes.values()].sort((one, other) => Number(!one.breaks) - Number(!other.breaks));
}

/** Reads all contract files of a folder and their references, used or not. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type BaseResolver,
  type Document,
  escapePointerFragment,
  isMappingRef,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import { ContractError, describeViolation, type Place } from './contractError.ts';
import { isRecord } from './isRecord.ts';

/** A `$ref` with its absolute source and target: `/folder/jobs.yaml#/schemas/Job`. */
type Reference = { document: Document; from: string; to: string };

/** The contract files and their references. */
export type Sources = { documents: Document[]; references: Reference[] };

const at = ({ source }: Document, pointer: string) => `${source.absoluteRef}#${pointer}`;
const pointerOf = (place: string) => place.slice(place.indexOf('#'));
const contains = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);

/** Sections whose entries are used only through references. */
const sections = [
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'examples',
  'paths',
];

function targetOf(document: Document, reference: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const { absoluteRef } = document.source;
  const target = file ? path.resolve(path.dirname(absoluteRef), file) : absoluteRef;
  const keys = pointer.split('/').filter(Boolean);
  return [
    `${target}#`,
    ...keys.map((key) => escapePointerFragment(unescapePointerFragment(key))),
  ].join('/');
}

/** Every object and list of a document, with its pointer. */
function listNodes(node: unknown, pointer = ''): [node: object, pointer: string][] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    listNodes(child, `${pointer}/${escapePointerFragment(key)}`),
  );
  return [[node, pointer], ...children];
}

function listReferences(document: Document): Reference[] {
  return listNodes(document.parsed).flatMap(([node, pointer]) => {
    const isMapping = pointer.endsWith('/discriminator/mapping');
    return Object.entries(node).flatMap(([key, value]) => {
      if (typeof value !== 'string') return [];
      const isMapped = isMapping && isMappingRef(value);
      if (key !== '$ref' && !isMapped) return [];
      const from = key === '$ref' ? pointer : `${pointer}/${escapePointerFragment(key)}`;
      return [{ document, from: at(document, from), to: targetOf(document, value) }];
    });
  });
}

/** Reads all YAML files of the folder, except roots of other documents such as Arazzo. */
export async function readSources(
  folder: string,
  roots: string[],
  resolver: BaseResolver,
): Promise<Sources> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.ya?ml$/.test(name) && !/\bnode_modules\b/.test(name));
  const documents = await Promise.all(
    [...new Set([...roots, ...files.map((name) => path.resolve(folder, name))])].map(
      async (file) => {
        const document = await resolver.resolveDocument(null, file, true);
        if (document instanceof Error) throw document;
        return document;
      },
    ),
  );
  const own = documents.filter(({ source, parsed }) => {
    const isRoot = isRecord(parsed) && ('openapi' in parsed || 'arazzo' in parsed);
    return !isRoot || roots.includes(source.absoluteRef);
  });
  return { documents: own, references: own.flatMap(listReferences) };
}

/** Longer reference chains are circular. */
const longestChain = 50;

/** Throws `ContractError` for circular references. */
export function refuseCircles({ references }: Sources): void {
  const isCircle = ({ to }: Reference): boolean => {
    let target = to;
    for (let step = 0; step < longestChain; step++) {
      const next = references.find(({ from }) => contains(from, target));
      if (!next) return false;
      target = next.to + target.slice(next.from.length);
    }
    return true;
  };
  const lines = references
    .filter(isCircle)
    .map(({ document, from }) =>
      describeViolation(
        { source: document.source, pointer: `${pointerOf(from)}/$ref` },
        'no-circular-reference',
        'This reference leads back to itself and never to a value.',
      ),
    );
  if (lines.length > 0) throw new ContractError(lines.join('\n'));
}

/** Locations of operations with this id. */
function findOperations({ source, parsed }: Document, id: string): Place[] {
  return listNodes(parsed)
    .filter(([node]) => 'responses' in node && 'operationId' in node && node.operationId === id)
    .map(([, pointer]) => ({ source, pointer: `#${pointer}/operationId` }));
}

/** Throws `ContractError` for operationIds that several contracts use. */
export function refuseSharedIds({ documents }: Sources, ids: string[]): void {
  const shared = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  const lines = [...shared].map((id) => {
    const places = documents.flatMap((document) => findOperations(document, id));
    const reason = `The operationId \`${id}\` is used in another contract too.`;
    return places
      .slice(-1)
      .map((place) => describeViolation(place, 'operation-operationId-unique', reason));
  });
  if (lines.length > 0) throw new ContractError(lines.flat().join('\n'));
}

/** Referable parts of the contracts, with their locations and names. */
function listParts(documents: Document[]): { document: Document; place: string; name: string }[] {
  return documents.flatMap((document) => {
    const { parsed } = document;
    if (!isRecord(parsed)) return [];
    const isRoot = 'openapi' in parsed;
    const holder = isRoot ? parsed.components : parsed;
    const start = at(document, isRoot ? '/components' : '');
    return sections.flatMap((section) => {
      const parts = isRecord(holder) ? holder[section] : undefined;
      return Object.keys(isRecord(parts) ? parts : {}).map((name) => ({
        document,
        place: `${start}/${section}/${escapePointerFragment(name)}`,
        name,
      }));
    });
  });
}

/** Throws `ContractError` for parts that no operation references. */
export function refuseDeadParts({ documents, references }: Sources, roots: string[]): void {
  const live = new Set(roots.map((root) => `${root}#/paths`));
  for (const place of live) {
    for (const { from, to } of references) {
      if (contains(place, from)) live.add(to);
      else if (contains(from, place)) live.add(to + place.slice(from.length));
    }
  }
  const used = [...live];
  const lines = listParts(documents)
    .filter(({ place }) => !used.some((each) => contains(place, each) || contains(each, place)))
    .map(({ document, place, name }) =>
      describeViolation(
        { source: document.source, pointer: pointerOf(place), reportOnKey: true },
        'no-unused-components',
        `No operation uses \`${name}\`.`,
      ),
    );
  if (lines.length > 0) throw new ContractError(lines.join('\n'));
}

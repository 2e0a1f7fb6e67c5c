/**
 * Reads all contract files of a folder, and finds problems that no linter reports: odd values, circular references,
 * unused parts.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type BaseResolver,
  type Document,
  escapePointerFragment,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import { describeViolation } from './contractError.ts';

/** Reads the roots and all other YAML files of the folder, except roots of other documents. */
export async function readSources(
  folder: string,
  roots: string[],
  resolver: BaseResolver,
): Promise<Document[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.ya?ml$/.test(name) && !/\bnode_modules\b/.test(name));
  const all = new Set([...roots, ...files.map((name) => path.resolve(folder, name))]);
  const documents = await Promise.all(
    [...all].map(async (file) => {
      const document = await resolver.resolveDocument(null, file, true);
      if (document instanceof Error) throw document;
      return document;
    }),
  );
  return documents.filter(({ source, parsed }) => {
    const content = Object(parsed);
    return roots.includes(source.absoluteRef) || !('openapi' in content);
  });
}

/** A `$ref` at a pointer of a document, with its absolute source and target: `/folder/jobs.yaml#/schemas/Job`. */
type Reference = { document: Document; pointer: string; from: string; to: string };

function targetOf({ source: { absoluteRef } }: Document, reference: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file ? path.resolve(path.dirname(absoluteRef), file) : absoluteRef;
  const keys = pointer.split('/').filter(Boolean).map(unescapePointerFragment);
  return [`${target}#`, ...keys.map(escapePointerFragment)].join('/');
}

function listReferences(document: Document, node = document.parsed, pointer = '#'): Reference[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => {
    if (key !== '$ref' || typeof child !== 'string') {
      return listReferences(document, child, `${pointer}/${escapePointerFragment(key)}`);
    }
    const from = document.source.absoluteRef + pointer;
    return [{ document, pointer, from, to: targetOf(document, child) }];
  });
}

/** Places of JSON values, where null means null. */
const values = /\/(examples?|value|enum|default|const)(\/|$)/;

/** Reason why a value cannot be used as written; undefined for all others. */
function describeOddValue(value: unknown, pointer: string): string | undefined {
  if (value === null && pointer !== '#' && !values.test(pointer)) {
    return 'Nothing is written here; write a value, or remove the key. A value that may be null has `type: "null"`.';
  }
  if (typeof value === 'number') {
    if (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))) return;
    return 'JavaScript cannot represent this number exactly; write a text, or a smaller number.';
  }
  return undefined;
}

/** A line for every reference to a file that was not read. */
function findForeignReferences(documents: Document[]): string[] {
  const files = new Set(documents.map(({ source }) => source.absoluteRef));
  const references = documents.flatMap((document) => listReferences(document));
  return references.flatMap(({ document: { source }, pointer, to }) => {
    const file = to.split('#')[0] ?? '';
    // Redocly reports a file that is not there.
    if (files.has(file) || (!/:\//.test(file) && !existsSync(file))) return [];
    const reason = 'Only YAML files of this folder can be referred to; copy the part.';
    return [describeViolation({ source, pointer }, 'value', reason)];
  });
}

/** A line for every value that would be read differently from how it is written. */
export function findOddValues(documents: Document[]): string[] {
  const odd = documents.flatMap(({ source, parsed }) => {
    if (source.body.includes('\ufffd')) {
      const lines = source.body.slice(0, source.body.indexOf('\ufffd')).split('\n').length;
      const start = { line: lines, col: 1 };
      const reason = 'Save this file in UTF-8; it has a character of another encoding.';
      return [describeViolation({ source, pointer: undefined, start }, 'value', reason)];
    }
    // Redocly cannot locate values in a file with such a tag.
    const tag = /(?<=[[{,:-]\s+)!!(binary|set|omap|pairs)\b/.exec(source.body);
    if (tag) {
      const start = { line: source.body.slice(0, tag.index).split('\n').length, col: 1 };
      const reason = `JSON has no \`${tag[0]}\`; write a text, a list or an object.`;
      return [describeViolation({ source, pointer: undefined, start }, 'value', reason)];
    }
    const { openapi, swagger } = Object(parsed);
    if ((swagger ?? openapi) !== undefined && !/^3\.1\.\d+$/.test(openapi)) {
      const pointer = swagger === undefined ? '#/openapi' : '#/swagger';
      const reason = 'Write the contract in OpenAPI 3.1: `openapi: 3.1.0`.';
      return [describeViolation({ source, pointer }, 'version', reason)];
    }
    function visit(value: unknown, pointer: string, parents: unknown[]): string[] {
      const isLoop = parents.includes(value);
      const reason = isLoop ? 'This alias contains itself.' : describeOddValue(value, pointer);
      if (reason) {
        return [
          describeViolation({ source, pointer, reportOnKey: value === null }, 'value', reason),
        ];
      }
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, child]) => {
        const place = `${pointer}/${escapePointerFragment(key)}`;
        const below = visit(child, place, [...parents, value]);
        if (Array.isArray(value) || !(key in Object.prototype)) return below;
        const nameReason = `Every JavaScript object has a property \`${key}\`; write another name.`;
        return [
          describeViolation({ source, pointer: place, reportOnKey: true }, 'name', nameReason),
        ];
      });
    }
    return visit(parsed, '#', []);
  });
  return odd.length > 0 ? odd : findForeignReferences(documents);
}

const isInside = (place: string, part: string) => `${place}/`.startsWith(`${part}/`);

const longestPlace = 2000;

/** Returns a function that lists all places reachable from some places, through references at, above and below them. */
function createReach(references: Reference[]) {
  const known = new Map<string, string[]>();
  const nextPlaces = (place: string) => {
    const found = references.flatMap(({ from, to }) => {
      if (isInside(from, place)) return [to];
      return isInside(place, from) ? [to + place.slice(from.length)] : [];
    });
    known.set(place, found);
    return found;
  };
  return (starts: string[]): Set<string> => {
    const reached = new Set(starts);
    // The loop also visits places that it adds. A reference into itself would add places without end.
    for (const place of reached) {
      const next = place.length > longestPlace ? [] : (known.get(place) ?? nextPlaces(place));
      for (const each of next) reached.add(each);
    }
    return reached;
  };
}

/** A line for every reference that leads back to itself, directly or through other references. */
export function findCircles(documents: Document[]): string[] {
  const references = documents.flatMap((document) => listReferences(document));
  const reach = createReach(references);
  const isCircle = ({ from, to }: Reference) =>
    [...reach([to])].some((place) => isInside(from, place) || place.length > longestPlace);
  return references.filter(isCircle).map(({ document: { source }, pointer }) => {
    const reason =
      'This reference leads back to itself. Recursive schemas are not supported; write the levels out.';
    const place = { source, pointer: `${pointer}/$ref` };
    return describeViolation(place, 'no-circular-reference', reason);
  });
}

/** Sections whose entries are used only through references. */
const sections = 'schemas responses parameters headers requestBodies examples paths'.split(' ');

const isRoot = ({ parsed }: Document) => 'openapi' in Object(parsed);

/** A line for every part that no operation reaches. */
export function findDeadParts(documents: Document[]): string[] {
  const references = documents.flatMap((document) => listReferences(document));
  const isComponent = ({ pointer }: Reference) => pointer.startsWith('#/components/');
  const starts = references.filter((each) => isRoot(each.document) && !isComponent(each));
  const live = [...createReach(references)(starts.map(({ to }) => to))];
  return documents.flatMap((document) => {
    const { source, parsed } = document;
    const base = isRoot(document) ? '#/components' : '#';
    const parts = Object(isRoot(document) ? Object(parsed).components : parsed);
    return sections.flatMap((section) =>
      Object.keys(Object(parts[section])).flatMap((name) => {
        const pointer = `${base}/${section}/${escapePointerFragment(name)}`;
        if (live.some((place) => isInside(place, source.absoluteRef + pointer))) return [];
        const place = { source, pointer, reportOnKey: true };
        return [describeViolation(place, 'no-unused-components', `No operation uses \`${name}\`.`)];
      }),
    );
  });
}

/** Reads all contract files of a folder, and finds what no linter reports: circles and parts in any file without a use. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type BaseResolver,
  type Document,
  escapePointerFragment,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import { describeViolation } from './contractError.ts';

/** Reads the roots and all other YAML files of the folder, except roots of other documents such as Arazzo. */
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
    return roots.includes(source.absoluteRef) || !('openapi' in content || 'arazzo' in content);
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

/** A line for every reference that leads back to itself. */
export function findCircles(documents: Document[]): string[] {
  const references = documents.flatMap((document) => listReferences(document));
  const leadsNowhere = ({ to }: Reference): boolean => {
    let target = to;
    // A longer chain is a circle.
    for (let step = 0; step < 50; step++) {
      const next = references.find(({ from }) => target === from || target.startsWith(`${from}/`));
      if (!next) return false;
      target = next.to + target.slice(next.from.length);
    }
    return true;
  };
  return references.filter(leadsNowhere).map(({ document: { source }, pointer }) => {
    const reason = 'This reference leads back to itself and never to a value.';
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
  const live = new Set(starts.map(({ to }) => to));
  const isInside = (place: string, part: string) => `${place}/`.startsWith(`${part}/`);
  // What is added is visited too.
  for (const place of live) {
    for (const { from, to } of references) {
      if (isInside(from, place) || isInside(place, from)) live.add(to);
    }
  }
  return documents.flatMap((document) => {
    const { source, parsed } = document;
    const base = isRoot(document) ? '#/components' : '#';
    const parts = Object(isRoot(document) ? Object(parsed).components : parsed);
    return sections.flatMap((section) =>
      Object.keys(Object(parts[section])).flatMap((name) => {
        const pointer = `${base}/${section}/${escapePointerFragment(name)}`;
        const part = source.absoluteRef + pointer;
        if ([...live].some((place) => isInside(place, part))) return [];
        const place = { source, pointer, reportOnKey: true };
        return [describeViolation(place, 'no-unused-components', `No operation uses \`${name}\`.`)];
      }),
    );
  });
}

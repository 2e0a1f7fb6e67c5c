/** Features of the platform that a script uses and the oldest supported browsers lack, by MDN's compatibility data. */

import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { target } from '../vite/target.ts';

const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

function isIn(support: SupportStatement | undefined, version: string): boolean {
  const statements = [support ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      numberOf(added) <= numberOf(version) &&
      !(typeof removed === 'string' && numberOf(removed) <= numberOf(version)) &&
      !(flags || prefix || other),
  );
}

const isEverywhere = ({ support }: CompatStatement) =>
  Object.entries(target).every(([browser, version]) =>
    isIn(support[browser as keyof typeof target], version),
  );

const compatOf = (feature: unknown) => (feature as Identifier).__compat;

/** Whether all target browsers have a feature: globals, `Interface.member`, and members of any interface by name. */
const globals = new Map<string, boolean>();
const statics = new Map<string, boolean>();
const members = new Map<string, boolean>();

for (const interfaces of [bcd.api, bcd.javascript.builtins]) {
  for (const [owner, feature] of Object.entries(interfaces ?? {})) {
    const compat = compatOf(feature);
    if (compat) globals.set(owner, isEverywhere(compat));
    for (const [key, member] of Object.entries(feature)) {
      const memberCompat = compatOf(member);
      if (!memberCompat) continue;
      const name = key.replace(/_static$/, '');
      const has = isEverywhere(memberCompat);
      statics.set(`${owner}.${name}`, has);
      if (owner === 'Window') globals.set(name, has);
      members.set(name, members.get(name) || has);
    }
  }
}

/** Interfaces of global objects. */
const instances: Record<string, string> = { navigator: 'Navigator', document: 'Document' };

type Node = { type: string; [key: string]: unknown };

/** Calls `see` with each node below `node`, its key and its parent. */
function walk(node: unknown, see: (node: Node, key: string, parent: Node) => void): void {
  for (const [key, value] of Object.entries(node as Node)) {
    for (const child of [value].flat()) {
      if (typeof child !== 'object' || child === null || !('type' in child)) continue;
      see(child as Node, key, node as Node);
      walk(child, see);
    }
  }
}

const nameOf = (node: unknown) => String((node as Node).name);

/** Names of the features in the scripts of a build that some browser of the target lacks. */
export function missingFeatures(scripts: string[]): Set<string> {
  const found = new Set<string>();
  /** Methods called on unknown objects, and methods that the scripts define themselves. */
  const called = new Set<string>();
  const defined = new Set<string>();
  const seeMember = ({ object, property }: Node, isCall: boolean) => {
    const name = nameOf(property);
    const owner = (object as Node).type === 'Identifier' ? nameOf(object) : '';
    const full = `${instances[owner] ?? owner}.${name}`;
    if (/^(window|globalThis|self)$/.test(owner)) {
      if (globals.get(name) === false) found.add(name);
    } else if (statics.has(full)) {
      if (statics.get(full) === false) found.add(full);
    } else if (isCall && members.get(name) === false) called.add(name);
  };
  for (const script of scripts) {
    walk(parseAst(script), (node, key, parent) => {
      const isName = (key === 'property' || key === 'key') && !parent.computed;
      if (node.type === 'MemberExpression' && !node.computed) {
        if (key === 'left') defined.add(nameOf(node.property));
        seeMember(node, key === 'callee');
      } else if (node.type === 'Identifier' && key === 'key') defined.add(nameOf(node));
      else if (node.type === 'Identifier' && !isName && globals.get(nameOf(node)) === false) {
        found.add(nameOf(node));
      }
    });
  }
  for (const name of called) if (!defined.has(name)) found.add(`….${name}()`);
  return found;
}

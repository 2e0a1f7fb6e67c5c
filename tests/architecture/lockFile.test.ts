/** The lock files are complete for every platform, so that `npm ci` works everywhere. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Locked = {
  version?: string;
  link?: boolean;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Dependencies of a package, including optional ones, which exist on some platforms. */
function needs(entry: Locked): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  const others = [entry.dependencies, entry.devDependencies, entry.optionalDependencies];
  return [...peers, ...others.flatMap((each) => Object.keys(each ?? {}))];
}

/** True when Node resolves a package name from another package's folder. */
function isFound(packages: Record<string, Locked>, from: string, name: string): boolean {
  const inside = from === '' ? '' : `${from}/`;
  if (packages[`${inside}node_modules/${name}`]) return true;
  if (from === '') return false;
  return isFound(packages, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

for (const file of ['package-lock.json', 'bench/package-lock.json']) {
  const read = async (): Promise<[string, Locked][]> =>
    Object.entries(JSON.parse(await readFile(file, 'utf8')).packages);

  test(`${file} has an entry for all that its packages need, on other platforms too`, async () => {
    const entries = await read();
    const packages = Object.fromEntries(entries);
    const missing = entries.flatMap(([path, entry]) =>
      needs(entry)
        .filter((name) => !isFound(packages, path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test(`${file} names no registry, and only packages of other platforms lack a checksum`, async () => {
    for (const [path, { resolved, integrity, optional, os, cpu, version, link }] of await read()) {
      const isOwn = !path.includes('node_modules/') || link;
      if (isOwn) continue;
      expect(resolved, path).toBeUndefined();
      if (integrity) continue;
      expect({ path, version, optional, os, cpu }).toEqual({
        path,
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        optional: true,
        os: [expect.any(String)],
        cpu: [expect.any(String)],
      });
    }
  });
}

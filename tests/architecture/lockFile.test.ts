/** The lock files are complete for every platform, so that `npm ci` works everywhere. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

type Needs = Record<string, string>;
type Locked = {
  dependencies?: Needs;
  devDependencies?: Needs;
  optionalDependencies?: Needs;
  peerDependencies?: Needs;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
};

/** Dependencies of a package, including optional ones, which exist on some platforms. */
function needs(entry: Locked): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies = {} } = entry;
  const peers = Object.keys(peerDependencies);
  return [
    ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** True when Node resolves a package name from another package's folder. */
function isFound(packages: Record<string, Locked>, from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  const above = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0));
  return from !== '' && isFound(packages, above, name);
}

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', async (file) => {
  const packages: Record<string, Locked> = JSON.parse(await readFile(file, 'utf8')).packages;

  test('has an entry for every dependency on any platform', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      needs(entry)
        .filter((name) => !isFound(packages, path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('has a checksum for every package and names no registry', () => {
    for (const [path, entry] of Object.entries(packages)) {
      if (!path.includes('node_modules/') || entry.link) continue;
      expect(entry, path).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
      expect(entry, path).not.toHaveProperty('resolved');
    }
  });
});

/** docs/dependencies.md explains every dependency. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

async function installed(file: string): Promise<string[]> {
  const it = JSON.parse(await readFile(file, 'utf8'));
  return Object.keys({ ...it.dependencies, ...it.devDependencies, ...it.optionalDependencies });
}

test('the page has one line for every dependency', async () => {
  const files = ['package.json', 'conformance/package.json', 'bench/package.json'];
  const names = (await Promise.all(files.map(installed))).flat();
  const page = await readFile('docs/dependencies.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| \S.*? \| \S.*? \|$/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...new Set(names)].sort());
});

test('the paths under Ours on purpose exist', async () => {
  const page = await readFile('docs/dependencies.md', 'utf8');
  const [, ours = ''] = page.split('## Ours on purpose');
  const places = [...ours.matchAll(/`((?:src|mocks|scripts|tests)\/[^`]*)`/g)].map(([, it]) => it);
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !existsSync(place ?? ''))).toEqual([]);
});

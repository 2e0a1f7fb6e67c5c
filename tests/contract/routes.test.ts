/** Every sample of a route exists in the mock, and `x-screens` of the contract names the screens that make a call. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createMockServer } from '#mocks/node.ts';
import { detailPaths, layoutOf, type RoutePath, routes } from '#routes.ts';

test('every sample is an item of its list', async () => {
  const { server } = createMockServer();
  server.listen();
  for (const route of detailPaths) {
    const { items, sample } = routes[route];
    if (typeof items === 'function') {
      expect(await items()).toContain(Number(sample));
    } else {
      const response = await fetch(`http://localhost${operations[items.operation].path}`);
      expect(JSON.stringify(await response.json()), route).toContain(
        `"${items.name}":${JSON.stringify(items.name === 'id' ? Number(sample) : sample)}`,
      );
    }
  }
  server.close();
});

/** The sources of a module of the site and of all that it imports, except `routes.ts`, which imports every screen. */
function readSources(name: string, seen = new Map([['src/routes.ts', '']])): string {
  if (seen.has(name) || !existsSync(name) || !/[.]tsx?$/.test(name)) return '';
  const source = readFileSync(name, 'utf8');
  seen.set(name, source);
  for (const [, found = ''] of source.matchAll(/(?:from |import\()'([#.][^']*)'/g)) {
    const folder = found.startsWith('.') ? path.dirname(name) : '';
    readSources(path.join(folder, found.replace('#', 'src/')), seen);
  }
  return [...seen.values()].join('\n');
}

/** Sources by the place that `x-screens` names. */
const sources = new Map<string, string>();
const table = readFileSync('src/routes.ts', 'utf8');
for (const [, route = '', module] of table.matchAll(/'(\/[^']*)': \{.*?import\('#([^']*)'\)/gs)) {
  sources.set(route, readSources(`src/${module}`));
}
sources.set('*', readSources('src/app/Layout.tsx'));
sources.set('careers', readSources('src/features/careers/account/AccountMenu.tsx'));

test.each(Object.values(operations))(
  'x-screens of $id names screens that make the call',
  (operation) => {
    const { method, path: url } = operation;
    const makers = [...sources].flatMap(([place, source]) =>
      source.includes(`'${url}'`) ? place : [],
    );
    const named = operation.screens.map((screen) => screen.split(': ')[0] ?? '');
    expect(makers).toEqual(expect.arrayContaining(named));
    if (method === 'GET') return;
    // A page may read what another one shows, but each that writes is named, by itself or its layout.
    const writers = makers.filter((place): place is RoutePath => place in routes);
    const isNamed = (route: RoutePath) => named.includes(route) || named.includes(layoutOf(route));
    expect(writers.filter((route) => !isNamed(route))).toEqual([]);
  },
);

/** Routes: every sample exists in the mock, every screen makes its calls, and an invalid route does not compile. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createMockServer } from '#mocks/node.ts';
import { type ContractList, detailPaths, layoutOf, type RoutePath, routes } from '#routes.ts';

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
sources.set('careers', readSources('src/app/accountParts.ts'));
sources.set('plans', readSources('src/app/PlanPages.tsx'));

const calls = Object.values(operations).map(({ id, method, path: url, screens }) => {
  const makers = [...sources].filter(([, source]) => source.includes(`'${url}'`));
  const named = screens.map((screen) => screen.split(': ')[0] ?? '');
  return { id, method, makers: makers.map(([place]) => place), screens: named };
});

test('every screen that x-screens names makes the call', () => {
  for (const { id, makers, screens } of calls) {
    expect(makers, id).toEqual(expect.arrayContaining(screens));
  }
});

test('x-screens names every screen that writes with the call', () => {
  for (const { id, method, makers, screens } of calls) {
    const routesOf = makers.filter((place): place is RoutePath => place in routes);
    const unnamed = routesOf.filter(
      (route) => !screens.includes(route) && !screens.includes(layoutOf(route)),
    );
    if (method !== 'GET') expect(unnamed, id).toEqual([]);
  }
});

test('a route with an unknown call, list or property, or without sample or list, does not compile', () => {
  const lists: ContractList[] = [
    // @ts-expect-error: there is no such operation
    { operation: 'listNothing', list: 'results', name: 'id' },
    // @ts-expect-error: the response has no such list
    { operation: 'listServices', list: 'services', name: 'id' },
    // @ts-expect-error: the items have no such property
    { operation: 'listServices', list: 'results', name: 'slug' },
  ];
  type Detail = (typeof routes)['/services-details/:id'];
  const { screen, items } = routes['/services-details/:id'];
  const details: Detail[] = [
    // @ts-expect-error: the sample is missing
    { layout: 'company', screen, items },
    // @ts-expect-error: the source of its items is missing
    { layout: 'company', screen, sample: '3' },
  ];
  expect([...lists, ...details]).toHaveLength(5);
});

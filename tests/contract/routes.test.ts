/** Routes: every sample exists in the mock, every screen makes its calls, and an invalid route does not compile. */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createMockServer } from '#mocks/node.ts';
import { type ContractList, detailPaths, layoutOf, type RoutePath, routes } from '#routes.ts';
import { createScreens } from '../../scripts/contract-diff/screens.ts';

test('every sample is an item of its list', async () => {
  const { server } = createMockServer();
  server.listen();
  for (const path of detailPaths) {
    const { items, sample } = routes[path];
    if (typeof items === 'function') {
      expect(await items()).toContain(Number(sample));
    } else {
      const response = await fetch(`http://localhost${operations[items.operation].path}`);
      expect(JSON.stringify(await response.json()), path).toContain(
        `"${items.name}":${JSON.stringify(items.name === 'id' ? Number(sample) : sample)}`,
      );
    }
  }
  server.close();
});

const { callersOf } = createScreens(new Map());

/** The operations with their screens, and the routes, each with its layout, that make the call. */
const callersOfEach = Object.values(operations).map(({ id, api, method, base, path, screens }) => {
  const { routes: callers } = callersOf(method, api === 'hrms' ? path : base + path);
  const places = callers.map((route) => [route, route !== '*' && layoutOf(route as RoutePath)]);
  return { id, method, named: screens.map((screen) => screen.split(': ')[0]), places };
});

test('every screen that x-screens names makes the call', () => {
  for (const { id, named, places } of callersOfEach) {
    // The path of these two is a variable.
    if (id === 'careersLogin' || id === 'careersRegister') continue;
    const idle = named.filter((screen) => !places.flat().some((place) => place === screen));
    expect(idle, id).toEqual([]);
  }
});

test('x-screens names every screen that writes with the call', () => {
  const writes = callersOfEach.filter(({ method }) => method !== 'GET');
  expect(writes).not.toEqual([]);
  for (const { id, named, places } of writes) {
    const isNamed = (place: (typeof places)[number]) =>
      place.some((each) => named.includes(each || ''));
    expect(
      places.filter((place) => !isNamed(place)),
      id,
    ).toEqual([]);
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

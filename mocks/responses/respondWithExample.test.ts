import { expect, test } from 'vitest';
import { respondWithExample } from './respondWithExample.ts';

const bodies = {
  first: { id: 1, slug: 'one', username: 'ada' },
  second: { room: { id: 2, slug: 'two', username: 'bob' } },
  missing: { detail: 'Not found.' },
  booked: { number: 'A', guest: { id: 6 } },
  left: { number: 'B', guest: { id: 7 } },
};

/** Requests a path whose last parameter has this value; returns the name of the example. */
async function ask(path: string, value: string, names: string[], method = 'GET') {
  const success = Object.fromEntries(names.map((name) => [name, '']));
  const operation = { method, path, examples: { 200: success, 404: { missing: '' } } };
  const resolve = respondWithExample(operation, bodies, {}, 'default');
  const [, name = ''] = /\{(\w+)\}[^{]*$/.exec(path) ?? [];
  const request = new Request('http://localhost/', { method });
  const body = await resolve({ request, params: { 0: 'http://localhost', [name]: value } })?.json();
  return Object.entries(bodies).find(
    ([, each]) => JSON.stringify(each) === JSON.stringify(body),
  )?.[0];
}

test.each([
  ['the record with that id', '/rooms/{id}/', '2', ['first', 'second'], 'second'],
  ['the record with that slug', '/rooms/{slug}', 'two', ['first', 'second'], 'second'],
  ['the record of that name', '/users/{username}', 'bob', ['first', 'second'], 'second'],
  ['404 for an id in place of a slug', '/rooms/{slug}', '2', ['first', 'second'], 'missing'],
  ['404 for an unknown id', '/rooms/{roomId}/', '9', ['first', 'second'], 'missing'],
  ['the only record, whatever its id', '/rooms/{id}/', '9', ['first'], 'first'],
  [
    'the first, if the parameter is not an id',
    '/users/{username}',
    'zoe',
    ['first', 'second'],
    'first',
  ],
  ['the first, if only a part of it has an id', '/stays/{id}/', '7', ['booked', 'left'], 'booked'],
  ['the first below a record', '/rooms/{id}/views/', '9', ['first', 'second'], 'first'],
])('a new read responds with %s', async (_, path, value, names, expected) => {
  expect(await ask(path, value, names)).toBe(expected);
});

test('a new write responds with the first success', async () => {
  expect(await ask('/rooms/{id}/', '9', ['first', 'second'], 'DELETE')).toBe('first');
});

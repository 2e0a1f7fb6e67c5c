import { expect, test } from 'vitest';
import { respondWithExample } from './respondWithExample.ts';

const bodies = { list: [{ id: 1 }], first: { id: 1 }, second: { post: { slug: 'two' } }, gone: {} };

function respond(path: string, params: Record<string, string>, prefer = ''): number | string {
  const examples = { '200': { first: '', second: '' }, '404': { gone: '' } };
  const resolve = respondWithExample({ method: 'GET', path, examples }, bodies, {}, 'default');
  const headers = prefer ? { prefer } : undefined;
  const request = new Request('http://localhost/', headers ? { headers } : {});
  return resolve({ request, params })?.status ?? 'next';
}

test('a read of one record gets the example with its id or slug, or the one for 404', () => {
  expect(respond('/posts/{id}/', { id: '1' })).toBe(200);
  expect(respond('/posts/{slug}/', { slug: 'two' })).toBe(200);
  expect(respond('/posts/{id}/', { id: '3' })).toBe(404);
});

test('a chosen example wins, and a list gets the first one', () => {
  expect(respond('/posts/{id}/', { id: '3' }, 'example=first')).toBe(200);
  expect(respond('/posts/', {})).toBe(200);
});

import { afterEach, expect, test, vi } from 'vitest';
import { followPages } from './followPages.ts';

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

/** Follows a list whose pages link as in `links` (query → next), and returns the queries that were requested. */
async function follow(links: Record<string, unknown>): Promise<string[]> {
  const queries: string[] = [];
  await followPages('/api/services/', async (query) => {
    queries.push(query);
    return links[query];
  });
  return queries;
}

test.each([
  ['a path', '/api/services/?page=2'],
  ['a query', '?page=2'],
  ['the host that only the backend knows', 'http://backend:8000/api/services/?page=2'],
  ['another origin, whose query is used', 'https://evil.example/api/services/?page=2'],
])('the next page may be linked by %s', async (_, link) => {
  expect(await follow({ '': link, '?page=2': null })).toEqual(['', '?page=2']);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ...[null, undefined, '', 2, {}, true].map((link) => [link, 0] as const),
  ['/api/jobs/?page=2', 1],
  ['/api/services/2/', 1],
  ['http://[', 1],
  ['javascript:alert(1)', 1],
  ['?', 1],
] as const)('the link %o ends the list, with %i warnings', async (link, warnings) => {
  expect(await follow({ '': link })).toEqual(['']);
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test('a list that names a page again ends', async () => {
  const links = { '': '?page=2', '?page=2': '?page=3', '?page=3': '?page=2' };
  expect(await follow(links)).toEqual(['', '?page=2', '?page=3']);
  expect(warn).toHaveBeenCalledOnce();
});

test('at most 100 pages are requested', async () => {
  const links = Object.fromEntries(
    Array.from({ length: 200 }, (_, page) => [page ? `?page=${page}` : '', `?page=${page + 1}`]),
  );
  expect(await follow(links)).toHaveLength(100);
  expect(warn).toHaveBeenCalledOnce();
});

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serviceQuery, servicesQuery } from '#shared/services/services.ts';
import { statusError } from './ApiError.ts';
import { createQueryClient } from './queryClient.ts';

let pages: Record<string, { status?: number; results: unknown; next: unknown }>;
let urls: string[];

beforeEach(() => {
  urls = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    urls.push(url);
    const { status = 200, ...body } = pages[new URL(url).search] ?? { status: 404 };
    return Response.json({ count: 3, previous: null, ...body }, { status });
  });
});
afterEach(() => vi.restoreAllMocks());

const readServices = () => createQueryClient().fetchQuery({ ...servicesQuery(), retry: false });

test('a list has the items of all its pages, requested with the queries of their links', async () => {
  pages = {
    '': {
      results: [{ id: 1 }, { id: 2 }],
      next: 'https://backend.invalid/api/services/?page=2&x=a%26b',
    },
    '?page=2&x=a%26b': { results: [{ id: 3 }], next: null },
  };
  expect((await readServices()).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(urls).toEqual([
    'http://site.invalid/api/services/',
    'http://site.invalid/api/services/?page=2&x=a%26b',
  ]);
});

test.each([
  ['fails', { status: 500, results: [], next: null }, { kind: 'status', status: 500 }],
  ['has another shape', { results: {}, next: null }, { kind: 'shape' }],
])('a list whose second page %s fails', async (_, second, error) => {
  pages = { '': { results: [{ id: 1 }], next: '?page=2' }, '?page=2': second };
  await expect(readServices()).rejects.toMatchObject(error);
});

test.each([
  [404, 1],
  [422, 1],
  [500, 2],
])('a query that fails with %i is sent %i times', async (status, times) => {
  pages = { '': { status, results: [], next: null } };
  await expect(createQueryClient().fetchQuery(servicesQuery())).rejects.toMatchObject({ status });
  expect(urls).toHaveLength(times);
});

test.each([
  ['a lost connection', 2, new TypeError('Failed to fetch')],
  ['a timeout', 1, new DOMException('The request timed out', 'TimeoutError')],
])('a query that fails by %s is sent %i times', async (_, times, failure) => {
  const fetch = vi.fn(() => Promise.reject(failure));
  vi.stubGlobal('fetch', fetch);
  await expect(createQueryClient().fetchQuery(servicesQuery())).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(times);
});

test('queries and mutations are sent also while the browser says that it is offline', async () => {
  pages = { '': { results: [], next: null } };
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const send = vi.fn(() => Promise.resolve('sent'));
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).resolves.toBe('sent');
  await expect(client.fetchQuery(servicesQuery())).resolves.toEqual([]);
});

test('an id that no record can have is a 404 without a request', async () => {
  const item = createQueryClient().fetchQuery({ ...serviceQuery('1e3'), retry: false });
  await expect(item).rejects.toMatchObject({ status: 404 });
  expect(urls).toEqual([]);
});

test.each([
  ['keeps the data', 500, { isItem: true }, 'old'],
  ['keeps the data of a list', 404, {}, 'old'],
  ['drops an item that is gone', 404, { isItem: true }, undefined],
] as const)('a failed refresh %s', async (_, status, meta, data) => {
  const client = createQueryClient();
  client.setQueryData(['notes'], 'old');
  const queryFn = () => Promise.reject(statusError(status));
  const options = { queryKey: ['notes'], queryFn, staleTime: 0, retry: false };
  await client.prefetchQuery({ ...options, meta: { failure: 'jobFailed', ...meta } });
  expect(client.getQueryData(['notes'])).toBe(data);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The clients read `location.origin` when they are imported.
vi.hoisted(() => Object.assign(globalThis, { location: { origin: 'http://localhost' } }));
const { createQueryClient } = await import('./queryClient.ts');
const { servicesQuery } = await import('#shared/services/services.ts');

let pages: Record<string, { status?: number; results: unknown; next: unknown }>;
let urls: string[];
let beforePage: (url: string) => Promise<void>;

beforeEach(() => {
  urls = [];
  beforePage = async () => {};
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    urls.push(url);
    await beforePage(url);
    signal.throwIfAborted();
    const { status = 200, ...body } = pages[new URL(url).search] ?? { status: 404 };
    return Response.json({ count: 3, previous: null, ...body }, { status });
  });
});
afterEach(() => vi.restoreAllMocks());

const readServices = () => createQueryClient().fetchQuery({ ...servicesQuery(), retry: false });

test('a list has the items of all its pages, each asked for with the query of its link', async () => {
  pages = {
    '': {
      results: [{ id: 1 }, { id: 2 }],
      next: 'https://backend.invalid/api/services/?page=2&x=a%26b',
    },
    '?page=2&x=a%26b': { results: [{ id: 3 }], next: null },
  };
  expect((await readServices()).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(urls).toEqual([
    'http://localhost/api/services/',
    'http://localhost/api/services/?page=2&x=a%26b',
  ]);
});

test.each([
  ['fails', { status: 500, results: [], next: null }, { kind: 'status', status: 500 }],
  ['has another shape', { results: {}, next: null }, { kind: 'shape' }],
])('a list whose second page %s is no list', async (_, second, error) => {
  pages = { '': { results: [{ id: 1 }], next: '?page=2' }, '?page=2': second };
  await expect(readServices()).rejects.toMatchObject(error);
});

test('an aborted load requests no further page', async () => {
  const client = createQueryClient();
  pages = { '': { results: [], next: '?page=2' }, '?page=2': { results: [], next: '?page=3' } };
  beforePage = async (url) => {
    if (url.endsWith('?page=2')) await client.cancelQueries();
  };
  await expect(client.fetchQuery({ ...servicesQuery(), retry: false })).rejects.toThrow();
  expect(urls).toHaveLength(2);
});

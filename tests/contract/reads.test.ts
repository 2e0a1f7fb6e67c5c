import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMockServer } from '#mocks/node.ts';

vi.stubGlobal('location', new URL('http://localhost/'));
const { agency } = await import('../../src/shared/api/client.ts');
const { createQueryClient } = await import('../../src/shared/api/queryClient.ts');
const { servicesQuery, serviceQuery } = await import('../../src/shared/services/services.ts');
const { caseStudyQuery } = await import('../../src/features/case-studies/caseStudies.ts');

const { server, violations } = createMockServer();
let prefer = '';

agency.use({
  onRequest({ request }) {
    if (prefer) request.headers.set('prefer', prefer);
  },
});

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  prefer = '';
});
afterEach(() => expect(violations.splice(0)).toEqual([]));

/** Runs a query once, like the first visit to a section. */
function read<Data>(options: { queryKey: readonly unknown[] } & object): Promise<Data> {
  const client = createQueryClient();
  return client.fetchQuery({ ...options, retry: false } as never) as Promise<Data>;
}

test.each([
  ['code=500', { kind: 'status', status: 500, message: 'HTTP error! status: 500' }],
  ['fault=network', { kind: 'network', status: null }],
  ['fault=malformed', { kind: 'shape', message: 'Invalid data structure received from API' }],
  ['fault=html', { kind: 'shape' }],
  ['fault=empty', { kind: 'shape' }],
  ['fault=503', { kind: 'status', status: 503 }],
])('%s becomes one kind of error', async (preference, error) => {
  prefer = preference;
  await expect(read(servicesQuery())).rejects.toMatchObject({ name: 'ApiError', ...error });
});

test('an id that is no number is unknown without a request', async () => {
  await expect(read(serviceQuery('abc'))).rejects.toMatchObject({ kind: 'status', status: 404 });
});

test('images of a case study come as texts and objects, sub images first', async () => {
  const study = await read<{ images: { url: string }[]; videos: { url: string }[] }>(
    caseStudyQuery('1'),
  );
  expect(study.images.map(({ url }) => url)).toEqual(
    Array.from({ length: 10 }, (_, index) => `/media/case-studies/freight-desk-${index + 1}.webp`),
  );
  expect(study.videos).toHaveLength(1);
});

/** Every supported OpenAPI construct is typed, matched and mocked. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, createMock, findTypeErrors, generateProject } from './project.ts';

let folder: string;
let mock: (request: Request) => Promise<Answer>;

beforeAll(async () => {
  folder = await generateProject('constructs');
  mock = await createMock(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const ask = (url: string, init?: RequestInit) => mock(new Request(`http://localhost${url}`, init));
const prefer = (value: string) => ({ headers: { prefer: value } });

const failed = '{"detail":"Something failed."}';
const company = '{"company":"Twinbridge"}';
const broken = '{"detail":"The server could not complete the request."}';

test('every construct has its type', async () => {
  const wrong = [
    "export const note: components['schemas']['Note'] = { id: 1, title: 'One' };",
    "await client.GET('/api/notes/{note-id}/', { params });",
    "await client.GET('/api/notes/', { params: { query: { filter: { size: 'large' } } } });",
    "await client.PUT('/api/notes/{note-id}/file', { params, body: { file: new Blob(), remarks: [] } });",
  ];
  const usage = `import createClient from 'openapi-fetch';
import type { components, paths } from '#contract/generated/agency.d.ts';
const client = createClient<paths>();
const params = { path: { 'note-id': 1 } };
const list = await client.GET('/api/notes/', { params: { query: { filter: { size: 1 }, tag: ['a'] } } });
export const failure: string | undefined = list.error?.detail;
export const table: string | undefined = typeof list.data === 'string' ? list.data : undefined;
await client.POST('/api/notes/', { body: { title: 'One' } });
const gone = await client.DELETE('/api/notes/{note-id}/', { params });
export const nothing: undefined = gone.data;
const author = await client.GET('/api/notes/{note-id}/author', { params });
export const company: string | undefined = author.data && 'company' in author.data ? author.data.company : undefined;
const found = await client.GET('/api/notes/{note-id}/', { params: { ...params, header: { 'X-Tenant': 1 }, cookie: { visit: 'a' } } });
export const examples: string[] | undefined = found.data?.examples;
export const title: components['schemas']['title'] | undefined = found.data?.title;
const file = await client.GET('/api/notes/{note-id}/file', { params, parseAs: 'blob' });
export const blob: Blob | undefined = file.data;
await client.PUT('/api/notes/{note-id}/file', { params, body: { file: new Blob(), remarks: '[]' } });
${wrong.join('\n')}
`;
  expect(new Set(await findTypeErrors(folder, usage))).toEqual(new Set(wrong));
});

describe('mock', () => {
  test.each([
    ['a dash in a name', '/api/notes/', 'example=no-notes', '200 application/json []'],
    ['a second type', '/api/notes/', 'example=response200-csv', '200 text/csv id,title\n1,One\n'],
    [
      'a range',
      '/api/notes/',
      'example=wrongQuery',
      '400 application/json {"detail":"Wrong query."}',
    ],
    ['a status of it', '/api/notes/', 'code=422', '422 application/json {"detail":"Wrong query."}'],
    ['default', '/api/notes/', 'example=responseDefault', `500 application/json ${failed}`],
    ['a status that default covers', '/api/notes/', 'code=503', `503 application/json ${failed}`],
    ['no body', '/api/notes/1/author', 'code=404', '404 null '],
    ['oneOf', '/api/notes/1/author', 'example=company', `200 application/json ${company}`],
    ['a file', '/api/notes/1/file', '', '200 application/pdf %PDF-1.7'],
    [
      'a JSON type of its own',
      '/api/notes/1/file',
      'code=500',
      `500 application/problem+json ${broken}`,
    ],
  ])('%s', async (_, url, preference, expected) => {
    const { response, violations } = await ask(url, prefer(preference));
    const contentType = response.headers.get('content-type');
    expect(`${response.status} ${contentType} ${await response.text()}`).toBe(expected);
    expect(violations).toEqual([]);
  });

  test('a singular example, behind a path parameter with a dash, a header and a cookie', async () => {
    const headers = { 'x-tenant': '7', cookie: 'visit=a1' };
    const { response, violations } = await ask('/api/notes/1/', { headers });
    expect(await response.json()).toEqual({ id: 1, title: 'One', examples: ['a'] });
    expect(violations).toEqual([]);
  });

  test('204 without a body', async () => {
    const { response, violations } = await ask('/api/notes/1/', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.body).toBe(null);
    expect(violations).toEqual([]);
  });

  test('headers of a response', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ title: 'One' }) };
    const created = await ask('/api/notes/', init);
    expect(created.response.headers.get('location')).toBe('/api/notes/1/');
    const limited = await ask('/api/notes/', { ...init, ...prefer('code=429') });
    expect(limited.response.headers.get('retry-after')).toBe('30');
    expect([...created.violations, ...limited.violations]).toEqual([]);
  });

  test.each([
    ['text/csv', 'text/csv'],
    ['text/*;q=0.9, application/json;q=0.1', 'text/csv'],
    ['image/png, application/json', 'application/json'],
    ['image/png', 'application/json'],
    ['*/*', 'application/json'],
  ])('Accept: %s gets %s', async (accept, contentType) => {
    const { response } = await ask('/api/notes/', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(contentType);
  });

  test('HEAD is GET without the body', async () => {
    const { response, violations } = await ask('/api/notes/1/file', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('');
    expect(violations).toEqual([]);
  });
});

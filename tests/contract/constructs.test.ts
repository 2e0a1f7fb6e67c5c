/** Each construct of OpenAPI that the generator supports is typed, matched, checked and mocked. */
import { rm } from 'node:fs/promises';
import { HttpResponse, http } from 'msw';
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

const pointers = ({ violations }: Answer) => violations.map(({ pointer }) => pointer).toSorted();

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
    ['a dash in a name', '/api/notes/', 'example=no-notes', 200, 'application/json', '[]'],
    [
      'a second content type',
      '/api/notes/',
      'example=response200-csv',
      200,
      'text/csv',
      'id,title\n1,One\n',
    ],
    [
      'a range',
      '/api/notes/',
      'example=wrongQuery',
      400,
      'application/json',
      '{"detail":"Wrong query."}',
    ],
    [
      'a status of a range',
      '/api/notes/',
      'code=422',
      422,
      'application/json',
      '{"detail":"Wrong query."}',
    ],
    [
      'default',
      '/api/notes/',
      'example=responseDefault',
      500,
      'application/json',
      '{"detail":"Something failed."}',
    ],
    [
      'a status that default covers',
      '/api/notes/',
      'code=503',
      503,
      'application/json',
      '{"detail":"Something failed."}',
    ],
    ['no body', '/api/notes/1/author', 'code=404', 404, null, ''],
    [
      'plain oneOf',
      '/api/notes/1/author',
      'example=company',
      200,
      'application/json',
      '{"company":"Twinbridge"}',
    ],
    ['a file', '/api/notes/1/file', '', 200, 'application/pdf', '%PDF-1.7'],
    [
      'a JSON type of its own',
      '/api/notes/1/file',
      'code=500',
      500,
      'application/problem+json',
      '{"detail":"The server could not complete the request."}',
    ],
  ])('%s', async (_, url, preference, status, contentType, text) => {
    const { response, violations } = await ask(url, prefer(preference));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(await response.text()).toBe(text);
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
  ])('Accept: %s is answered with %s', async (accept, contentType) => {
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

describe('checks of requests', () => {
  test.each([
    ['', []],
    ['?filter[author]=Ada&filter[size]=3&tag=ab&tag=cd', []],
    ['?tag=ab', []],
    ['?filter[size]=large', ['/filter/size']],
    ['?filter[colour]=red', ['/filter/colour']],
    ['?filter=red', ['/filter']],
    ['?tag=ab&tag=c', ['/tag/1']],
    ['?colour=red', ['/colour']],
  ])('query %s', async (query, expected) => {
    expect(pointers(await ask(`/api/notes/${query}`))).toEqual(expected);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ 'x-tenant': '7', cookie: 'a=b; visit=0f' }, []],
    [{ cookie: 'visit=0f' }, ['/x-tenant']],
    [{ 'x-tenant': 'seven', cookie: 'visit=0f' }, ['/x-tenant']],
    [{ 'x-tenant': '7' }, ['/visit']],
    [{ 'x-tenant': '7', cookie: 'visit=none' }, ['/visit']],
  ])('headers %j', async (headers, expected) => {
    expect(pointers(await ask('/api/notes/1/', { headers }))).toEqual(expected);
  });

  test('a path parameter with a dash', async () => {
    expect(pointers(await ask('/api/notes/one/author'))).toEqual(['/note-id']);
  });

  const json = (value: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  });

  test.each<[string, RequestInit, string[]]>([
    ['JSON', json({ title: 'One', stars: 3 }), []],
    ['wrong JSON', json({ title: '', stars: '3' }), ['/stars', '/title']],
    ['a form', { method: 'POST', body: new URLSearchParams({ title: 'One', stars: '3' }) }, []],
    [
      'a wrong form',
      { method: 'POST', body: new URLSearchParams({ stars: 'x' }) },
      ['/stars', '/title'],
    ],
    ['another content type', { method: 'POST', body: 'title: One' }, ['']],
    ['no body', { method: 'POST' }, ['']],
  ])('%s', async (_, init, expected) => {
    expect(pointers(await ask('/api/notes/', init))).toEqual(expected);
  });

  function form(fields: Record<string, string | Blob>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return { method: 'PUT', body };
  }

  const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  const remarks = (value: unknown) => JSON.stringify(value);

  test.each<[string, Record<string, string | Blob>, string[]]>([
    ['whole', { file, remarks: remarks([{ page: 1, text: 'Good' }]) }, []],
    [
      'JSON as a part of its own',
      { file, remarks: new Blob(['[]'], { type: 'application/json' }) },
      [],
    ],
    ['no file', { remarks: '[]' }, ['/file']],
    ['text for a file', { file: '%PDF-1.7', remarks: '[]' }, ['/file']],
    ['no JSON', { file, remarks: '[{' }, ['/remarks']],
    ['JSON of another form', { file, remarks: '{}' }, ['/remarks']],
    [
      'JSON with the wrong type',
      { file, remarks: remarks([{ page: '1', text: 'Good' }]) },
      ['/remarks/0/page'],
    ],
    [
      'JSON with a property too many',
      { file, remarks: remarks([{ page: 1, text: '', colour: 1 }]) },
      ['/remarks/0/colour'],
    ],
    ['a field too many', { file, remarks: '[]', colour: 'red' }, ['/colour']],
  ])('a form: %s', async (_, fields, expected) => {
    expect(pointers(await ask('/api/notes/1/file', form(fields)))).toEqual(expected);
  });
});

describe('checks of responses', () => {
  const problem = { detail: 'Wait.' };
  const note = { id: 1, title: 'One', examples: [] };

  test.each<[string, string, string, Response, string[]]>([
    [
      'a header too few',
      'POST',
      '/api/notes/',
      HttpResponse.json(note, { status: 201 }),
      ['/location'],
    ],
    [
      'a header of another type',
      'POST',
      '/api/notes/',
      HttpResponse.json(problem, { status: 429, headers: { 'retry-after': 'soon' } }),
      ['/retry-after'],
    ],
    ['a range', 'GET', '/api/notes/', HttpResponse.json({}, { status: 418 }), ['/detail']],
    ['default', 'GET', '/api/notes/', HttpResponse.json({}, { status: 502 }), ['/detail']],
    [
      'default is no success',
      'GET',
      '/api/notes/',
      HttpResponse.json(problem, { status: 202 }),
      [''],
    ],
    [
      'another status',
      'DELETE',
      '/api/notes/1/',
      HttpResponse.json(problem, { status: 400 }),
      [''],
    ],
    [
      'a body too many',
      'DELETE',
      '/api/notes/1/',
      HttpResponse.json(problem, { status: 404 }),
      [''],
    ],
    [
      'another table',
      'GET',
      '/api/notes/',
      new HttpResponse('title', { headers: { 'content-type': 'text/csv' } }),
      [''],
    ],
    ['another content type', 'GET', '/api/notes/1/file', HttpResponse.json({}), ['']],
    [
      'a recursive schema',
      'GET',
      '/api/notes/',
      HttpResponse.json([{ ...note, replies: [{ ...note, id: '2' }] }]),
      ['/0/replies/0/id'],
    ],
    [
      'an object that two schemas of oneOf fit',
      'GET',
      '/api/notes/1/author',
      HttpResponse.json({ first: 'A', last: 'B', company: 'C' }),
      [''],
    ],
  ])('%s', async (_, method, url, response, expected) => {
    const answering = await createMock(folder, [http.all(`*${url}`, () => response)]);
    const body = method === 'POST' ? new URLSearchParams({ title: 'One' }) : undefined;
    const request = new Request(`http://localhost${url}`, { method, body });
    expect(pointers(await answering(request))).toEqual(expected);
  });
});

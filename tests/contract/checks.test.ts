/** Requests and responses are validated for every supported OpenAPI construct. */
import { rm } from 'node:fs/promises';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, createMock, generateProject } from './project.ts';

let folder: string;
let mock: (request: Request) => Promise<Answer>;

beforeAll(async () => {
  folder = await generateProject('constructs');
  mock = await createMock(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const ask = (url: string, init?: RequestInit) => mock(new Request(`http://localhost${url}`, init));

const pointers = ({ violations }: Answer) => violations.map(({ pointer }) => pointer).toSorted();

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

  const author = { first: 'A', last: 'B', company: 'C' };
  const limited = { status: 429, headers: { 'retry-after': 'soon' } };
  const csv = { headers: { 'content-type': 'text/csv' } };
  const replies = [{ ...note, id: '2' }];
  const { json } = HttpResponse;

  test.each<[string, string, Response, string]>([
    ['a header too few', 'POST /api/notes/', json(note, { status: 201 }), '/location'],
    ['a header of another type', 'POST /api/notes/', json(problem, limited), '/retry-after'],
    ['a range', 'GET /api/notes/', json({}, { status: 418 }), '/detail'],
    ['default', 'GET /api/notes/', json({}, { status: 502 }), '/detail'],
    ['default is no success', 'GET /api/notes/', json(problem, { status: 202 }), ''],
    ['another status', 'DELETE /api/notes/1/', json(problem, { status: 400 }), ''],
    ['a body too many', 'DELETE /api/notes/1/', json(problem, { status: 404 }), ''],
    ['another table', 'GET /api/notes/', new HttpResponse('title', csv), ''],
    ['another content type', 'GET /api/notes/1/file', json({}), ''],
    ['a recursive schema', 'GET /api/notes/', json([{ ...note, replies }]), '/0/replies/0/id'],
    ['an object that fits oneOf twice', 'GET /api/notes/1/author', json(author), ''],
  ])('%s', async (_, call, response, expected) => {
    const [method = '', url = ''] = call.split(' ');
    const mockWithResponse = await createMock(folder, [http.all(`*${url}`, () => response)]);
    const body = method === 'POST' ? new URLSearchParams({ title: 'One' }) : undefined;
    const request = new Request(`http://localhost${url}`, { method, body });
    expect(pointers(await mockWithResponse(request))).toEqual([expected]);
  });
});

/** Every supported OpenAPI construct is compiled, matched and mocked, and its requests and responses are checked. */
import { rm } from 'node:fs/promises';
import { HttpResponse, http } from 'msw';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answer, compile, createMock, generateProject, writeFiles } from './project.ts';

const folder = await generateProject('constructs');

/** Compiles only if each side has its own properties; an unused `@ts-expect-error` is an error. */
const types = `
import { default as input, stampMember } from './generated/limits.ts';
import type { operations } from './generated/agency.d.ts';
type Sent = NonNullable<operations['default']['requestBody']>['content']['application/json'];
type Stamped = operations['stampMember']['requestBody']['content']['application/json'];
type Got = operations['class']['responses'][200]['content']['application/json'];
type Newest = operations['delete']['responses']['2XX']['content']['application/vnd.notes.v1+json'];
export const sent: Sent = { name: 'Ada', password: '12345678' };
export const got: Got = { id: 1, name: 'Ada', role: 'guest', alias: null };
export const newest: Newest = { id: 1, name: 'Ada', since: '2026-03-01', mode: 'fast', settings: null };
export const longest: 9 = input.name.maxLength;
export const longestOrNull: 5 = input.nick.maxLength;
export const key: operations['delete']['parameters']['header'] = { Authorization: 'Bearer k' };
// @ts-expect-error: the call is without this credential.
export const noKey: operations['class']['parameters']['header'] = key;
export const seats: [5, 45, 5] = [input.seats.minimum, input.seats.maximum, input.seats.multipleOf];
export const stamped: Stamped = { name: 'Ada' };
export const code: { minLength: 2 } = stampMember.code;
// @ts-expect-error: the server gives the id.
export const sentId: Sent = { ...sent, id: 1 };
// @ts-expect-error: no response has the password.
export const gotPassword: Got = { ...got, password: '12345678' };
// @ts-expect-error: a part of allOf requires the date.
export const timeless: Newest = { id: 1, name: 'Ada' };
`;
await writeFiles(folder, [['openapi/sides.ts', types]]);
const mock = await createMock(folder);
afterAll(() => rm(folder, { recursive: true }));

const ask = (url: string, init?: RequestInit) => mock(new Request(`http://localhost${url}`, init));
const prefer = (value: string) => ({ headers: { prefer: value } });

const json = (status: number, value: object) =>
  `${status} application/json ${JSON.stringify(value)}`;
const wrong = json(400, { detail: 'Wrong query.' });
const failed = json(500, { detail: 'Something failed.' });
const broken =
  '500 application/problem+json {"detail":"The server could not complete the request."}';
const filled = new FormData();
filled.append('file', new File(['%PDF-1.7'], 'a.pdf'));
filled.append('remarks', '[]');
const tooLarge = '413 text/plain The file is too large.';
const one = { id: 1, title: 'One', examples: ['a'] };
const newest =
  '200 application/vnd.notes.v1+json {"id":2,"name":"Bo","since":"2026-03-01","mode":"fast","scores":{"a":1.5},"settings":{"level":null}}';
const tenant = { headers: { 'x-tenant': '7', cookie: 'visit=a1' } };

test('the generated files compile', () => {
  expect(compile(folder)).toEqual({ status: 0, output: '' });
});

describe('mock', () => {
  test.each<[what: string, url: string, init: RequestInit, expected: string]>([
    ['a dash in a name', '', prefer('example=no-notes'), json(200, [])],
    ['a range', '', prefer('example=wrongQuery'), wrong],
    ['a status of it', '', prefer('code=422'), wrong.replace('400', '422')],
    ['default', '', prefer('example=responseDefault'), failed],
    ['a status that default covers', '', prefer('code=503'), failed.replace('500', '503')],
    ['no body', '1/author', prefer('code=404'), '404 null '],
    ['204', '1/', { method: 'DELETE' }, '204 null '],
    ['oneOf', '1/author', prefer('example=company'), json(200, { company: 'Tidewater' })],
    ['a JSON type of its own', '1/', { method: 'DELETE', ...prefer('code=500') }, broken],
    [
      'a failure in text',
      '1/file',
      { method: 'PUT', body: filled, ...prefer('code=413') },
      tooLarge,
    ],
    ['a singular example', '1/', tenant, json(200, one)],
    ['an example behind a reference', '../members/1/', {}, json(200, { id: 1, name: 'Ada' })],
    [
      'a path that ends like another one',
      '../archive/2026/api/members/newest/',
      {},
      json(200, { id: 3, name: 'Cy' }),
    ],
    ['a concrete path declared after a templated one', '../members/newest/', {}, newest],
  ])('%s', async (_, url, init, expected) => {
    const { response, violations } = await ask(`/api/notes/${url}`, init);
    const contentType = response.headers.get('content-type');
    expect(`${response.status} ${contentType} ${await response.text()}`).toBe(expected);
    expect(violations).toEqual([]);
  });

  test('a range has no example for statuses without a body', async () => {
    await expect(ask('/api/members/newest/', prefer('code=204'))).rejects.toThrow('No handler');
  });

  test('a required header without an example has a valid value', async () => {
    const { headers } = (await ask('/api/members/1/')).response;
    const names = ['x-rate', 'x-until', 'x-kind'];
    expect(names.map((name) => headers.get(name))).toEqual(['40', '2026-03-01T12:00:00Z', 'a-b']);
  });

  test('headers of a response', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ title: 'One' }) };
    const created = await ask('/api/notes/', init);
    expect(created.response.headers.get('location')).toBe('/api/notes/1/');
    const limited = await ask('/api/notes/', { ...init, ...prefer('code=429') });
    expect(limited.response.headers.get('retry-after')).toBe('30');
    expect([...created.violations, ...limited.violations]).toEqual([]);
  });
});

test('an operation has the shared responses of its groups, unless it documents the status itself', async () => {
  const { operations } = await import(`${folder}/openapi/generated/operations.ts`);
  const failures = (id: string) =>
    Object.entries<object>(operations[id].examples).flatMap(([status, examples]) =>
      /^2/.test(status) ? [] : Object.keys(examples),
    );
  expect(failures('getNote')).toEqual(['response401', 'response404', 'failed']);
  expect(failures('createNote')).toEqual(['response401', 'bodyTooLarge', 'tooMany', 'failed']);
  expect(failures('putFile')).toEqual(['response401', 'response413', 'tooMany', 'failed']);
  // Without security, and with a range and a default.
  expect(failures('deleteNote')).toEqual(['response404', 'bodyTooLarge', 'tooMany', 'failed']);
  expect(failures('listNotes')).toEqual(['wrongQuery', 'responseDefault']);
});

test('a decoder has the texts of an enumeration as they are, also what looks like code', async () => {
  const { getNoteResponse } = await import(`${folder}/openapi/generated/decoders/agency/notes.ts`);
  const kinds = ['title', 'summary', "{ ref: 'Note' }", 'a\u2028{'];
  expect(getNoteResponse.fields.kind.of).toEqual(kinds);
});

test('calls that set the cookie of a session are listed', async () => {
  const { givers } = await import(`${folder}/openapi/generated/calls.ts`);
  expect(givers).toEqual({ session: ['default'] });
});

test('the files of a call are counted in all places that a body has for them', async () => {
  const { uploads } = await import(`${folder}/openapi/generated/calls.ts`);
  expect(uploads).toEqual({ default: 3 * 200, putFile: 1000 });
});

test('the largest body of a call has texts of the longest characters, items and the bytes around them', async () => {
  const { bodies } = await import(`${folder}/openapi/generated/calls.ts`);
  const [character, plain] = [12, 32];
  // A file of 1000 bytes and a text of 300 characters, in a form.
  expect(bodies.putFile).toBe(1000 + 300 * character + 3 * plain);
  // Three files, or else a member with lists of two names.
  expect(bodies.default).toBe(3 * (200 + plain) + 3 * plain);
});

const pointers = ({ violations }: Answer) => violations.map(({ pointer }) => pointer).toSorted();

describe('checks of requests', () => {
  const member = { name: 'Ada', password: '12345678' };
  const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });
  const post = (value: unknown) => ({
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  });

  test.each<[call: string, init: RequestInit, pointers: string[]]>([
    ['GET', {}, []],
    ['GET ?size=3&tag=ab&tag=cd', {}, []],
    ['GET ?tag=ab', {}, []],
    ['GET ?size=large', {}, ['/size']],
    ['GET ?tag=ab&tag=c', {}, ['/tag/1']],
    ['GET ?colour=red', {}, ['/colour']],
    ['GET one/author', {}, ['/note-id']],
    ['GET 1/', { headers: { 'x-tenant': '7', cookie: 'a=b; visit=0f' } }, []],
    ['GET 1/', { headers: { cookie: 'visit=0f' } }, ['/x-tenant']],
    ['GET 1/', { headers: { 'x-tenant': 'seven', cookie: 'visit=0f' } }, ['/x-tenant']],
    ['GET 1/', { headers: { 'x-tenant': '7' } }, ['/visit']],
    ['GET 1/', { headers: { 'x-tenant': '7', cookie: 'visit=none' } }, ['/visit']],
    ['POST ', post({ title: 'One', stars: 3 }), []],
    ['POST ', post({ title: '', stars: '3' }), ['/stars', '/title']],
    ['POST ', form({ title: 'One', stars: '3' }), []],
    ['POST ', form({ stars: 'x' }), ['/stars', '/title']],
    ['POST ', { body: 'title: One' }, ['']],
    ['POST ', {}, ['']],
    ['GET ../members/1/?since.year=2021', {}, []],
    ['GET ../members/one/', {}, ['/id']],
    ['POST ../members.v1~2/', post(member), []],
    ['GET ?number=1&number=2', {}, []],
    ['GET ?number=1&number=0x2', {}, ['/number']],
    ['POST ../archive/2026/api/members/newest/', post({ name: 'Ada' }), []],
    ['POST ../members.v1~2/', post({ id: 1, name: 'ada' }), ['/id', '/name', '/password']],
    ['POST ../members.v1~2/', post({ ...member, alias: 1 }), Array(4).fill('/alias')],
  ])('%s %j', async (call, init, expected) => {
    const [method, url = ''] = call.split(' ');
    expect(pointers(await ask(`/api/notes/${url}`, { method, ...init }))).toEqual(expected);
  });

  const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  const json = (text: string) => new Blob([text], { type: 'application/json' });
  const data = new File(['[]'], 'data.json', { type: 'application/json' });

  test.each<[what: string, fields: Record<string, string | Blob>, pointers: string[]]>([
    ['whole', { file, remarks: '[{ "page": 1, "text": "Good" }]' }, []],
    ['JSON as a separate part', { file, remarks: json('[]') }, []],
    ['a file of the largest size', { file: new File(['a'.repeat(1000)], 'a'), remarks: '[]' }, []],
    ['a larger file', { file: new File(['a'.repeat(1001)], 'a'), remarks: '[]' }, ['/file']],
    ['a file of JSON', { file: data, remarks: '[]' }, []],
    ['a file for a text', { file, remarks: file }, ['/remarks']],
    ['no file', { remarks: '[]' }, ['/file']],
    ['text for a file', { file: '%PDF-1.7', remarks: '[]' }, ['/file']],
    ['no JSON', { file, remarks: '[{' }, ['/remarks']],
    ['JSON of another form', { file, remarks: '{}' }, ['/remarks']],
    ['a wrong type', { file, remarks: '[{ "page": "1", "text": "" }]' }, ['/remarks/0/page']],
    ['too much', { file, remarks: '[{ "page": 1, "text": "", "x": 1 }]' }, ['/remarks/0/x']],
    ['an additional field', { file, remarks: '[]', colour: 'red' }, ['/colour']],
  ])('a form with a file: %s', async (_, fields, expected) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    expect(pointers(await ask('/api/notes/1/file', { method: 'PUT', body }))).toEqual(expected);
  });
});

describe('checks of responses', () => {
  const { json } = HttpResponse;
  const problem = { detail: 'Wait.' };
  const limits = { headers: { 'x-rate': '40', 'x-until': '2026-03-01T12:00:00Z', 'x-kind': 'c' } };
  const secret = { id: 1, name: 'Ada', password: '12345678' };
  const newestCall = 'GET /api/members/newest/';
  const bo = { id: 2, name: 'Bo', since: '2026-03-01' };
  const vendor = (body: object) =>
    json(body, { headers: { 'content-type': 'application/vnd.notes.v1+json' } });
  const note = { id: 1, title: 'One', examples: [] };
  const author = { first: 'A', last: 'B', company: 'C' };
  const limited = { status: 429, headers: { 'retry-after': 'soon' } };
  const text = { status: 413, headers: { 'content-type': 'text/plain' } };

  test.each<[string, string, Response, string]>([
    ['a missing header', 'POST /api/notes/', json(note, { status: 201 }), '/location'],
    ['a header of another type', 'POST /api/notes/', json(problem, limited), '/retry-after'],
    ['a range', 'GET /api/notes/', json({}, { status: 418 }), '/detail'],
    ['default', 'GET /api/notes/', json({}, { status: 502 }), '/detail'],
    ['default is not a success', 'GET /api/notes/', json(problem, { status: 202 }), ''],
    ['another status', 'DELETE /api/notes/1/', json(problem, { status: 400 }), ''],
    ['an undocumented body', 'DELETE /api/notes/1/', json(problem, { status: 404 }), ''],
    ['another text', 'PUT /api/notes/1/file', new HttpResponse('Large', text), ''],
    ['another content type', 'GET /api/notes/', new HttpResponse('[]', text), ''],
    ['a property of requests', 'GET /api/members/1/', json(secret, limits), '/password'],
    ['another constant', newestCall, vendor({ ...bo, mode: 'slow' }), '/mode'],
    [
      'a property that a part of allOf requires',
      newestCall,
      vendor({ id: 2, name: 'Bo' }),
      '/since',
    ],
    ['another type in a map', newestCall, vendor({ ...bo, scores: { a: '1' } }), '/scores/a'],
    ['an object that fits oneOf twice', 'GET /api/notes/1/author', json(author), ''],
  ])('%s', async (_, call, response, expected) => {
    const [method = '', url = ''] = call.split(' ');
    const mockWithResponse = await createMock(folder, [http.all(`*${url}`, () => response)]);
    const bodies: Record<string, BodyInit> = {
      POST: new URLSearchParams({ title: 'One' }),
      PUT: filled,
    };
    const request = new Request(`http://localhost${url}`, { method, body: bodies[method] });
    expect(pointers(await mockWithResponse(request))).toEqual([expected]);
  });
});

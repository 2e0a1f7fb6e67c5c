/** The validating proxy reports violations and does not change the traffic. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackendResponse } from '../../conformance/src/exchange.ts';
import { type RelayListener, startRelay } from '../../scripts/proxy/relay.ts';
import { readViolations } from '../../scripts/proxy/violations.ts';
import { setField } from './mutants/mutant.ts';
import { type BreakableMock, startBreakableMock } from './mutants/server.ts';

type Call = Parameters<RelayListener>[0];

let mock: BreakableMock;
let relay: Awaited<ReturnType<typeof startRelay>>;
const calls: Call[] = [];

beforeAll(async () => {
  mock = await startBreakableMock();
  const options = { api: 'agency' as const, backend: mock.agency, port: 0, insecure: false };
  relay = await startRelay(options, (call) => calls.push(call));
});

afterAll(() => {
  relay.close();
  mock.close();
});

const password = 'correct horse battery';

async function signIn(): Promise<Response> {
  return fetch(`${relay.origin}/api/careers/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@twinbridge.example', password, password_confirm: '' }),
  });
}

test('cookies, images and failures pass as they are', async () => {
  const response = await signIn();
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['sessionid', 'csrftoken']);
  expect(response.headers.has('sl-violations')).toBe(false);
  const image = await fetch(`${relay.origin}/media/team/leila-anwar.webp`);
  const original = await fetch(`${mock.agency}/media/team/leila-anwar.webp`);
  expect(Buffer.from(await image.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
  expect((await fetch(`${relay.origin}/api/services/4711/`)).status).toBe(404);
  expect(calls.flatMap(({ violations }) => violations)).toEqual([]);
});

test('a violation names the call, the field, what was expected and what came', async () => {
  calls.length = 0;
  mock.breakWith({
    name: 'title',
    sort: 'wrong type',
    operation: 'getService',
    field: '/title',
    breaks: setField('/title', 7),
  });
  await fetch(`${relay.origin}/api/services/1/`);
  mock.breakWith(null);
  expect(calls).toMatchObject([
    {
      operation: { id: 'getService' },
      status: 200,
      violations: [{ side: 'response', field: '/title', expected: 'must be string', got: '7' }],
    },
  ]);
});

test('a response that Prism cannot read is a violation too, and passes as it is', async () => {
  calls.length = 0;
  const response = await fetch(`${relay.origin}/api/teams/`, {
    headers: { prefer: 'fault=malformed' },
  });
  expect(await response.text()).toBe('{"results": [{"id": 1, "tit');
  expect(calls[0]?.violations).toMatchObject([
    { field: '', expected: 'must be something that Prism can read' },
  ]);
});

test('a call that the contract does not have is shown as that', async () => {
  calls.length = 0;
  await fetch(`${relay.origin}/api/teams`);
  expect(calls).toMatchObject([{ operation: null, path: '/api/teams', status: 404 }]);
});

const request = {
  method: 'GET',
  url: 'http://b.example/api/jobs/?page=x',
  headers: {},
  body: null,
};
const response = { status: 200, headers: {}, body: Buffer.from('{"id":"1"}') };

test('a status, a content type and a parameter are shown as they are', () => {
  const messages = [
    [
      ['response'],
      'Unable to match the returned status code with those defined in the document: 200,404',
    ],
    [
      ['response'],
      'The received media type "text/html" does not match the one specified in the current response: application/json',
    ],
    [['request', 'query', 'page'], 'Request query parameter page must be integer'],
  ];
  const header = JSON.stringify(messages.map(([location, message]) => ({ location, message })));
  const headers = { 'content-type': ['text/html'] };
  const found = readViolations(header, {
    request,
    response: { ...response, status: 503, headers },
  });
  expect(found.map(({ field, expected, got }) => [field, expected, got])).toEqual([
    ['status', 'must be a status that the contract has (200, 404)', '503'],
    ['header Content-Type', 'must be application/json', '"text/html"'],
    ['query page', 'must be integer', '"x"'],
  ]);
});

test.each([
  ['a redirect', 'field', 'status', /^a redirect \(301\) to \S+$/],
  ['a server error', 'field', 'status', /^503$/],
])('%s is one line with what came', async (sort, _, field, got) => {
  calls.length = 0;
  const breaks =
    sort === 'a redirect'
      ? () => ({ status: 301, headers: { location: ['/api/services/1'] }, body: Buffer.alloc(0) })
      : (response: BackendResponse) => ({ ...response, status: 503 });
  mock.breakWith({ name: sort, sort: 'wrong status', operation: 'getService', field, breaks });
  await fetch(`${relay.origin}/api/services/1/`, { redirect: 'manual' });
  mock.breakWith(null);
  expect(calls[0]?.violations).toMatchObject([{ field, got: expect.stringMatching(got) }]);
});

test('a backend that refuses connections is one line', async () => {
  calls.length = 0;
  const backend = 'http://127.0.0.1:9';
  const options = { api: 'agency' as const, backend, port: 0, insecure: false };
  const lonely = await startRelay(options, (call) => calls.push(call));
  await fetch(`${lonely.origin}/api/services/1/`);
  lonely.close();
  expect(calls).toMatchObject([
    {
      status: null,
      violations: [{ expected: 'must be a whole response', got: 'it refuses connections' }],
    },
  ]);
});

test('a list of violations that was cut off for its length is read as far as it goes', () => {
  const entry = {
    location: ['response', 'body', 'id'],
    severity: 'Error',
    message: 'must be integer',
  };
  const header = `Too many violations! ${JSON.stringify([entry, entry]).slice(0, -20)}`;
  expect(readViolations(header, { request, response })).toEqual([
    { side: 'response', field: '/id', expected: 'must be integer', got: '"1"' },
  ]);
});

/** The validating proxy reports violations and does not change the traffic. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type RelayListener, startRelay } from '../../scripts/proxy/relay.ts';
import { readViolations } from '../../scripts/proxy/violations.ts';
import { type Mutant, setField } from './mutants/mutant.ts';
import { startBreakableMock } from './mutants/server.ts';

type Call = Parameters<RelayListener>[0];

const calls: Call[] = [];

const startAgencyRelay = (backend: string) =>
  startRelay({ api: 'agency', backend, port: 0, insecure: false }, (call) => calls.push(call));

const mock = await startBreakableMock();
const relay = await startAgencyRelay(mock.agency);

beforeEach(() => {
  calls.length = 0;
});

afterAll(() => {
  relay.close();
  mock.close();
});

/** Requests a service from the mock with a mutant. */
async function fetchBroken(field: string, breaks: Mutant['breaks']): Promise<void> {
  mock.breakWith({ name: field, sort: '', operation: 'getService', field, breaks });
  await fetch(`${relay.origin}/api/services/1/`, { redirect: 'manual' });
  mock.breakWith(null);
}

test('cookies, images and failures pass as they are', async () => {
  const password = 'correct horse battery';
  const response = await fetch(`${relay.origin}/api/careers/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@twinbridge.example', password, password_confirm: '' }),
  });
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
  await fetchBroken('/title', setField('/title', 7));
  expect(calls).toMatchObject([
    {
      operation: { id: 'getService' },
      status: 200,
      violations: [{ side: 'response', field: '/title', expected: 'must be string', got: '7' }],
    },
  ]);
});

test('a response that Prism cannot read is a violation too, and passes as it is', async () => {
  const response = await fetch(`${relay.origin}/api/teams/`, {
    headers: { prefer: 'fault=malformed' },
  });
  expect(await response.text()).toBe('{"results": [{"id": 1, "tit');
  expect(calls[0]?.violations).toMatchObject([
    { field: '', expected: 'must be something that Prism can read' },
  ]);
});

test('a call that the contract does not have is shown as that', async () => {
  await fetch(`${relay.origin}/api/teams`);
  expect(calls).toMatchObject([{ operation: null, path: '/api/teams', status: 404 }]);
});

const url = 'http://b.example/api/jobs/?page=x';
const request = { method: 'GET', url, headers: {}, body: null };
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
  const broken = { ...response, status: 503, headers };
  const found = readViolations(header, { request, response: broken });
  expect(found.map(({ field, expected, got }) => [field, expected, got])).toEqual([
    ['status', 'must be a status that the contract has (200, 404)', '503'],
    ['header Content-Type', 'must be application/json', '"text/html"'],
    ['query page', 'must be integer', '"x"'],
  ]);
});

test.each<[string, NonNullable<Mutant['breaks']>, RegExp]>([
  [
    'a redirect',
    () => ({ status: 301, headers: { location: ['/api/services/1'] }, body: Buffer.alloc(0) }),
    /^a redirect \(301\) to \S+$/,
  ],
  ['a server error', (response) => ({ ...response, status: 503 }), /^503$/],
])('%s is one line with what came', async (_, breaks, got) => {
  await fetchBroken('status', breaks);
  expect(calls[0]?.violations).toMatchObject([
    { field: 'status', got: expect.stringMatching(got) },
  ]);
});

test('a backend that refuses connections is one line', async () => {
  const lonely = await startAgencyRelay('http://127.0.0.1:9');
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
  const location = ['response', 'body', 'id'];
  const entry = { location, severity: 'Error', message: 'must be integer' };
  const header = `Too many violations! ${JSON.stringify([entry, entry]).slice(0, -20)}`;
  expect(readViolations(header, { request, response })).toEqual([
    { side: 'response', field: '/id', expected: 'must be integer', got: '"1"' },
  ]);
});

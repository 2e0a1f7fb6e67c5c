/** The validating proxy reports violations and does not change the traffic. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type RelayListener, startRelay } from '../../scripts/proxy/relay.ts';
import { readViolations } from '../../scripts/proxy/violations.ts';
import { type Breaks, setField } from './mutants/mutant.ts';
import { startBreakableMock } from './mutants/server.ts';

const calls: Parameters<RelayListener>[0][] = [];

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

const location = ['/api/services/1'];

test.each<[string, Breaks, object]>([
  [
    'a field',
    setField('/title', 7),
    { side: 'response', field: '/title', expected: 'must be string', got: '7' },
  ],
  [
    'a redirect',
    () => ({ status: 301, headers: { location }, body: Buffer.alloc(0) }),
    { field: 'status', got: expect.stringMatching(/^a redirect \(301\) to \S+$/) },
  ],
  ['a server error', (response) => ({ ...response, status: 503 }), { field: 'status', got: '503' }],
])('%s is a violation that names what was expected and what came', async (name, breaks, found) => {
  mock.breakWith({ name, operation: 'getService', field: '', breaks });
  const { status } = await fetch(`${relay.origin}/api/services/1/`, { redirect: 'manual' });
  mock.breakWith(null);
  expect(calls).toMatchObject([{ operation: { id: 'getService' }, status, violations: [found] }]);
});

test('a response that Prism cannot read is a violation too, and passes as it is', async () => {
  const headers = { prefer: 'fault=malformed' };
  const response = await fetch(`${relay.origin}/api/teams/`, { headers });
  expect(await response.text()).toBe('{"results": [{"id": 1, "tit');
  expect(calls[0]?.violations).toMatchObject([
    { field: '', expected: 'must be something that Prism can read' },
  ]);
});

test('a call that the contract does not have, and a backend that refuses connections, are one line', async () => {
  const lonely = await startAgencyRelay('http://127.0.0.1:9');
  await fetch(`${relay.origin}/api/teams`);
  await fetch(`${lonely.origin}/api/services/1/`);
  lonely.close();
  const refused = { expected: 'must be a whole response', got: 'it refuses connections' };
  expect(calls).toMatchObject([
    { operation: null, path: '/api/teams', status: 404 },
    { status: null, violations: [refused] },
  ]);
});

test.each([
  [
    ['response'],
    'Unable to match the returned status code with those defined in the document: 200,404',
    ['status', 'must be a status that the contract has (200, 404)', '503'],
  ],
  [
    ['response'],
    'The received media type "text/html" does not match the one specified in the current response: application/json',
    ['header Content-Type', 'must be application/json', '"text/html"'],
  ],
  [
    ['request', 'query', 'page'],
    'Request query parameter page must be integer',
    ['query page', 'must be integer', '"x"'],
  ],
  [['response', 'body', 'id'], 'must be integer', ['/id', 'must be integer', '"1"']],
])('%j: %s is read, also from a list that was cut off', (location, message, expected) => {
  const url = 'http://b.example/api/jobs/?page=x';
  const request = { method: 'GET', url, headers: {}, body: null };
  const headers = { 'content-type': ['text/html'] };
  const response = { status: 503, headers, body: Buffer.from('{"id":"1"}') };
  const entry = { location, severity: 'Error', message };
  const cut = `Too many violations! ${JSON.stringify([entry, entry]).slice(0, -20)}`;
  for (const header of [JSON.stringify([entry]), cut]) {
    const found = readViolations(header, { request, response });
    expect(found.map(({ field, expected, got }) => [field, expected, got])).toEqual([expected]);
  }
});

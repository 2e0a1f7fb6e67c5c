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
const redirect: Breaks = () => ({ status: 301, headers: { location }, body: Buffer.alloc(0) });
const failure: Breaks = (response) => ({ ...response, status: 503 });
const html: Breaks = (response) => ({ ...response, headers: { 'content-type': ['text/html'] } });

test.each<[field: string, expected: string, got: string, target: string, Breaks?]>([
  ['/title', 'must be string', '7', '/api/services/1/', setField('/title', 7)],
  ['status', 'must be', 'a redirect (301) to ', '/api/services/1/', redirect],
  ['status', 'must be a status that the contract has (200', '503', '/api/services/1/', failure],
  ['header Content-Type', 'must be application/json', '"text/html"', '/api/services/1/', html],
  ['query department_id', 'must be integer', '"x"', '/api/jobs/?department_id=x'],
])('%s: %s, got %s', async (...[field, expected, got, target, breaks]) => {
  mock.breakWith({ name: field, operation: 'getService', field, breaks });
  await fetch(`${relay.origin}${target}`, { redirect: 'manual' });
  mock.breakWith(null);
  // With a wrong content type Prism says of the body too that it is wrong as a whole.
  const shown = calls[0]?.violations.filter((violation) => violation.field !== '');
  const parts = { expected: expect.stringContaining(expected), got: expect.stringContaining(got) };
  expect(shown).toEqual([{ side: expect.any(String), field, ...parts }]);
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

test('a list of violations that was cut off for its length is read as far as it goes', () => {
  const request = { method: 'GET', url: 'http://b.example/', headers: {}, body: null };
  const response = { status: 200, headers: {}, body: Buffer.from('{"id":"1"}') };
  const location = ['response', 'body', 'id'];
  const entry = { location, severity: 'Error', message: 'must be integer' };
  const header = `Too many violations! ${JSON.stringify([entry, entry]).slice(0, -20)}`;
  expect(readViolations(header, { request, response })).toEqual([
    { side: 'response', field: '/id', expected: 'must be integer', got: '"1"' },
  ]);
});

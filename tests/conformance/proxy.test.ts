/** The validating proxy shows breaches and changes nothing that passes through it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RelayListener, startRelay } from '../../scripts/conformance/proxy/relay.ts';
import { readViolations } from '../../scripts/conformance/proxy/violations.ts';
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
  return fetch(`${relay.address}/api/careers/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@twinbridge.example', password, password_confirm: '' }),
  });
}

test('cookies, pictures and failures pass as they are', async () => {
  const answer = await signIn();
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['sessionid', 'csrftoken']);
  expect(answer.headers.has('sl-violations')).toBe(false);
  const picture = await fetch(`${relay.address}/media/team/leila-anwar.webp`);
  const original = await fetch(`${mock.agency}/media/team/leila-anwar.webp`);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(
    Buffer.from(await original.arrayBuffer()),
  );
  expect((await fetch(`${relay.address}/api/services/4711/`)).status).toBe(404);
  expect(calls.flatMap(({ violations }) => violations)).toEqual([]);
});

test('a breach names the call, the field, what was expected and what came', async () => {
  calls.length = 0;
  mock.breakWith({
    name: 'title',
    sort: 'wrong type',
    operation: 'getService',
    field: '/title',
    breaks: setField('/title', 7),
  });
  await fetch(`${relay.address}/api/services/1/`);
  mock.breakWith(null);
  expect(calls).toMatchObject([
    {
      operation: { id: 'getService' },
      status: 200,
      violations: [{ side: 'response', field: '/title', expected: 'must be string', got: '7' }],
    },
  ]);
});

test('an answer that Prism cannot read is a breach too, and passes as it is', async () => {
  calls.length = 0;
  const answer = await fetch(`${relay.address}/api/teams/`, {
    headers: { prefer: 'fault=malformed' },
  });
  expect(await answer.text()).toBe('{"results": [{"id": 1, "tit');
  expect(calls[0]?.violations).toMatchObject([
    { field: '', expected: 'must be something that Prism can read' },
  ]);
});

test('a call that the contract does not have is shown as that', async () => {
  calls.length = 0;
  await fetch(`${relay.address}/api/teams`);
  expect(calls).toMatchObject([{ operation: null, path: '/api/teams', status: 404 }]);
});

test('a list of findings that was cut off for its length is read as far as it goes', () => {
  const entry = {
    location: ['response', 'body', 'id'],
    severity: 'Error',
    message: 'must be integer',
  };
  const header = `Too many violations! ${JSON.stringify([entry, entry]).slice(0, -20)}`;
  const bodies = { request: null, response: Buffer.from('{"id":"1"}') };
  expect(readViolations(header, bodies)).toEqual([
    { side: 'response', field: '/id', expected: 'must be integer', got: '"1"' },
  ]);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MockControl } from './control.ts';
import { createHttpMock } from './server.ts';

const servers = ['', '/hrms'].map((base) =>
  createHttpMock(base, () => {}, [], 'latency:1').listen(0, '127.0.0.1'),
);
await Promise.all(servers.map((server) => once(server, 'listening')));
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});
const [agency = '', hrms = ''] = servers.map(
  (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
);

const json = { 'content-type': 'application/json' };

/** Makes a control call as a test suite would. */
async function control<Call extends keyof MockControl>(
  call: Call,
  body?: MockControl[Call]['body'],
  origin = agency,
): Promise<{ value: MockControl[Call]['response']; headers: Headers }> {
  const [method = '', path] = call.split(' ');
  const response = await fetch(origin + path, {
    method,
    headers: json,
    body: JSON.stringify(body) ?? null,
  });
  expect(response.status).toBe(200);
  return { value: await response.json(), headers: response.headers };
}

beforeEach(() => control('POST /__mock/reset'));

test('a scenario applies to calls of both backends until a reset', async () => {
  const mock = 'listTeams:noTeams*1,loginAccount:loginWrong';
  await control('PUT /__mock/scenario', { mock });
  const teams = async () => (await (await fetch(`${agency}/api/teams/`)).json()).results.length;
  expect([await teams(), await teams()]).toEqual([0, 2]);
  const login = () => fetch(`${hrms}/auth/login/login/`, { method: 'POST', headers: json });
  expect(await (await login()).json()).toMatchObject({ detail: expect.stringContaining('Unable') });
  const { value } = await control('GET /__mock/scenario', undefined, hrms);
  expect(value).toMatchObject({ mock, rules: [{ left: 0 }, { left: null }] });
  const reset = await control('POST /__mock/reset', undefined, hrms);
  expect(reset.value.mock).toBe('latency:1');
});

test('a request that chooses its own response does not count for a rule', async () => {
  await control('PUT /__mock/scenario', { mock: 'listTeams:noTeams*1' });
  await fetch(`${agency}/api/teams/`, { headers: { prefer: 'code=500' } });
  const { value } = await control('GET /__mock/scenario');
  expect(value.rules[0]?.left).toBe(1);
});

/** Applies the preset of a candidate; returns the email and a function that checks the profile with the cookie. */
async function enterCandidate() {
  const { value, headers } = await control('POST /__mock/preset', { as: 'candidate-with-profile' });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const check = () => fetch(`${agency}/api/careers/profile/check/`, { headers: { cookie } });
  return { email: value.email, check };
}

test('a preset signs its candidate in by cookie', async () => {
  const { email, check } = await enterCandidate();
  expect(await (await check()).json()).toMatchObject({ profile: { user: { email } } });
});

test('a preset has the records of its candidate', async () => {
  await enterCandidate();
  expect((await control('GET /__mock/records')).value.profiles).toHaveLength(1);
});

test('a preset signs its subscriber in by token', async () => {
  const { value } = await control('POST /__mock/preset', { as: 'subscriber' });
  const intent = await fetch(`${hrms}/payments/create-payment-intent/`, {
    method: 'POST',
    headers: { ...json, authorization: `Token ${value.token}` },
    body: '{"max_employees":2}',
  });
  expect(intent.ok).toBe(true);
});

test('a reset ends the session of a candidate', async () => {
  const { check } = await enterCandidate();
  await control('POST /__mock/reset');
  expect((await check()).status).toBe(401);
});

test.each([
  ['PUT', 'scenario', '{"mock":"listTeam:slow"}', 400, 'no operation named listTeam. Did you mean'],
  [
    'PUT',
    'scenario',
    '{"mock":"profile:slow3"}',
    400,
    'no profile named slow3. Did you mean slow3g',
  ],
  ['PUT', 'scenario', '{"mock":', 400, 'The body must be JSON with the text "mock"'],
  ['PUT', 'scenario', '[]', 400, 'The body must be JSON with the text "mock"'],
  ['POST', 'preset', '{"as":"aplicant"}', 400, 'no preset named aplicant. Did you mean applicant?'],
  ['POST', 'preset', 'null', 400, 'with the text "as"'],
  [
    'DELETE',
    'records',
    '',
    405,
    'There is no DELETE /__mock/records. There are POST /__mock/reset',
  ],
  ['GET', 'record', '', 404, 'There is no GET /__mock/record.'],
])('%s %s with %s gets %i and changes nothing', async (method, path, body, status, detail) => {
  await control('PUT /__mock/scenario', { mock: 'latency:2' });
  const init = { method, headers: json, body: body || null };
  const response = await fetch(`${agency}/__mock/${path}`, init);
  expect(response.status).toBe(status);
  expect((await response.json()).detail).toContain(detail);
  expect((await control('GET /__mock/scenario')).value.mock).toBe('latency:2');
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost.evil.example' }, 403],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 200],
  [{ 'content-type': 'text/plain' }, 415],
])('a page that sends %j gets %i', async (headers, status) => {
  const init = { method: 'POST', headers: { ...json, ...headers } };
  expect((await fetch(`${agency}/__mock/reset`, init)).status).toBe(status);
});

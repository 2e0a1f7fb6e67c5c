import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
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

/** Makes a control call as a test of another program would. */
async function control(call: string, body?: object, headers = {}) {
  const [method = '', path = ''] = call.split(' ');
  const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) ?? null };
  const response = await fetch(`${agency}/__mock/${path}`, init);
  return { status: response.status, value: await response.json(), response };
}

beforeEach(() => control('POST reset'));

test('a scenario applies to calls of both backends until a reset', async () => {
  const mock = 'listTeams:noTeams*1,loginAccount:loginWrong';
  await control('PUT scenario', { mock });
  const teams = async () => (await (await fetch(`${agency}/api/teams/`)).json()).results.length;
  expect([await teams(), await teams()]).toEqual([0, 2]);
  const login = await fetch(`${hrms}/auth/login/login/`, { method: 'POST', headers: json });
  expect(await login.json()).toMatchObject({ detail: expect.stringContaining('Unable') });
  const { value } = await control('GET scenario');
  expect(value).toMatchObject({ mock, rules: [{ left: 0 }, { left: null }] });
  expect((await control('POST reset')).value.mock).toBe('latency:1');
});

test('a preset signs its candidate in by cookie until a reset, its subscriber by token', async () => {
  const { value, response } = await control('POST preset', { as: 'candidate-with-profile' });
  const lines = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const init = { headers: { cookie: lines.join('; ') } };
  const check = () => fetch(`${agency}/api/careers/profile/check/`, init);
  expect(await (await check()).json()).toMatchObject({ profile: { user: { email: value.email } } });
  await control('POST reset');
  expect((await check()).status).toBe(401);
  const { token } = (await control('POST preset', { as: 'subscriber' })).value;
  const headers = { ...json, authorization: `Token ${token}` };
  const body = '{"max_employees":2}';
  const url = `${hrms}/payments/create-payment-intent/`;
  expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(true);
});

test.each([
  ['PUT scenario', { mock: 'listTeam:slow' }, 400, 'named listTeam. Did you mean'],
  ['PUT scenario', [], 400, 'The body must be JSON, such as {"mock":'],
  ['POST preset', { as: 'aplicant' }, 400, 'aplicant. Did you mean applicant?'],
  ['DELETE scenario', undefined, 404, 'but POST reset and preset'],
])('%s with %j gets %i and changes nothing', async (call, body, status, detail) => {
  const refused = await control(call, body);
  expect([refused.status, refused.value.detail]).toEqual([status, expect.stringContaining(detail)]);
  expect((await control('GET scenario')).value.mock).toBe('latency:1');
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
])('a page that sends %j gets %i', async (headers, status) => {
  expect((await control('POST reset', undefined, headers)).status).toBe(status);
});

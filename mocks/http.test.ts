import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Violation } from '#contract/validate.ts';
import { candidateEmail, seedPassword, subscribers } from './db/collections.ts';
import { ready } from './db/store.ts';
import { createHttpMock } from './http.ts';

const violations: Violation[] = [];
const servers = ['', '/hrms'].map((base) =>
  createHttpMock(base, (each) => violations.push(each)).listen(0, '127.0.0.1'),
);
await Promise.all(servers.map((server) => once(server, 'listening')));
const [agency, hrms] = servers.map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
);

await ready();

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('the agency responds as in the browser', async () => {
  const response = await fetch(`${agency}/api/jobs/?job_type=internship`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect((await response.json()).jobs).toHaveLength(2);
});

test('the human-resource backend stands at its own root', async () => {
  const url = `${hrms}/payments/create-payment-intent/`;
  const authorization = `Token ${subscribers.findFirst()?.key}`;
  const response = await post(url, { max_employees: 12 }, { authorization });
  expect((await response.json()).client_secret).toMatch(/^pi_mock_0001_secret_/);
  expect(violations).toEqual([]);
});

test('several cookies are several headers, and open the session again', async () => {
  const credentials = { email: candidateEmail, password: seedPassword, password_confirm: '' };
  const signIn = await post(`${agency}/api/careers/login/`, credentials);
  const cookies = signIn.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['sessionid', 'csrftoken']);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const check = `${agency}/api/careers/profile/check/`;
  expect((await fetch(check, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(check)).status).toBe(401);
});

test('HEAD responds as GET, without a body', async () => {
  const response = await fetch(`${agency}/api/jobs/?job_type=internship`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.text()).toBe('');
  expect((await fetch(`${agency}/api/jobs/nobody/`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(`${agency}/api/send-email/`, { method: 'HEAD' })).status).toBe(501);
});

test('a preference chooses the response, or breaks the connection', async () => {
  const ask = (prefer: string) => fetch(`${agency}/api/teams/`, { headers: { prefer } });
  expect((await ask('code=500')).status).toBe(500);
  await expect(ask('fault=network')).rejects.toThrow();
});

test('images are served, and nothing beside them', async () => {
  const image = await fetch(`${agency}/media/services/mobile-apps.webp`);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${agency}/media/../backend.ts`)).status).not.toBe(200);
  expect((await fetch(`${agency}/media/nothing.webp`)).status).toBe(404);
});

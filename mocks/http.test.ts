import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Violation } from '#contract/validate.ts';
import { createHttpMock } from './http.ts';

const violations: Violation[] = [];
const servers = ['', '/hrms'].map((base) => createHttpMock(base, (each) => violations.push(each)));
let origins: string[] = [];

beforeAll(async () => {
  origins = await Promise.all(
    servers.map(
      (server) =>
        new Promise<string>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
          });
        }),
    ),
  );
});

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

test('the agency responds as in the browser', async () => {
  const response = await fetch(`${origins[0]}/api/jobs/?job_type=internship`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect((await response.json()).jobs).toHaveLength(2);
});

test('the human-resource backend stands at its own root', async () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origins[1]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const password = 'correct horse battery';
  const { key } = await (
    await post('/dj-rest-auth/registration/', {
      username: 'r',
      email: 'r@hart.example',
      password1: password,
      password2: password,
    })
  ).json();
  const response = await post(
    '/payments/create-payment-intent/',
    { max_employees: 12 },
    { authorization: `Token ${key}` },
  );
  expect((await response.json()).client_secret).toMatch(/^pi_mock_0001_secret_/);
  expect(violations).toEqual([]);
});

test('several cookies are several headers, and open the session again', async () => {
  const signIn = await fetch(`${origins[0]}/api/careers/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'candidate@twinbridge.example',
      password: 'correct horse battery',
      password_confirm: '',
    }),
  });
  const cookies = signIn.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['sessionid', 'csrftoken']);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const check = `${origins[0]}/api/careers/profile/check/`;
  expect((await fetch(check, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(check)).status).toBe(401);
});

test('a preference chooses the response', async () => {
  const response = await fetch(`${origins[0]}/api/teams/`, { headers: { prefer: 'code=500' } });
  expect(response.status).toBe(500);
});

test('HEAD responds as GET, without a body', async () => {
  const response = await fetch(`${origins[0]}/api/jobs/?job_type=internship`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.text()).toBe('');
  expect((await fetch(`${origins[0]}/api/jobs/nobody/`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(`${origins[0]}/api/send-email/`, { method: 'HEAD' })).status).toBe(501);
});

test('a network fault breaks the connection', async () => {
  const request = fetch(`${origins[0]}/api/teams/`, { headers: { prefer: 'fault=network' } });
  await expect(request).rejects.toThrow();
});

test('images are served, and nothing beside them', async () => {
  const image = await fetch(`${origins[0]}/media/services/mobile-apps.webp`);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${origins[0]}/media/../backend.ts`)).status).not.toBe(200);
  expect((await fetch(`${origins[0]}/media/nothing.webp`)).status).toBe(404);
});

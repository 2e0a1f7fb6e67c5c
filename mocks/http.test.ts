import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpMock } from './http.ts';
import type { Violation } from './validation/validate.ts';

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

test('the agency answers as in the browser', async () => {
  const response = await fetch(`${origins[0]}/api/jobs/?job_type=internship`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect((await response.json()).jobs).toHaveLength(2);
});

test('the human-resource backend stands at its own root', async () => {
  const response = await fetch(`${origins[1]}/payments/create-payment-intent/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"max_employees": 12}',
  });
  expect(await response.json()).toEqual({ client_secret: 'pi_mock_0001_secret_mock' });
  expect(violations).toEqual([]);
});

test('a preference chooses the answer', async () => {
  const response = await fetch(`${origins[0]}/api/teams/`, { headers: { prefer: 'code=500' } });
  expect(response.status).toBe(500);
});

test('a network fault breaks the connection', async () => {
  const request = fetch(`${origins[0]}/api/teams/`, { headers: { prefer: 'fault=network' } });
  await expect(request).rejects.toThrow();
});

test('pictures are served, and nothing beside them', async () => {
  const picture = await fetch(`${origins[0]}/media/services/mobile-apps.webp`);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${origins[0]}/media/../backend.ts`)).status).not.toBe(200);
  expect((await fetch(`${origins[0]}/media/nothing.webp`)).status).toBe(404);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createHttpMock } from './http.ts';

const server = createHttpMock('', () => {}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close().closeAllConnections());
const agency = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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

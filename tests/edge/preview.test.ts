/** `npm run preview` and `npm run start:live`: files with their policy, and proxies with the table of calls. */
import { afterAll, expect, test } from 'vitest';
import { contentPolicy } from '../../scripts/edge/policy.ts';
import { authorization, startPreview } from '../servers/edge.ts';
import { createTestSite, fromSite, send, startUpstream } from './setup.ts';
import { badTargets } from './table.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const setup = { site, agency: agency.origin, hrms: hrms.origin };
const preview = await startPreview(setup);
const live = await startPreview({ ...setup, hrms: '' }, true);
afterAll(() => Promise.all([preview.stop(), live.stop()]));

test.each([
  ['/pricing', 200, 'pricing', 'payment'],
  ['/nowhere', 404, 'not-found', 'page'],
  ['/assets/app-1a2b3c4d.js', 200, 'console.log', 'asset'],
  ['/index.html', 302, '', 'page'],
] as const)('a preview serves %s with the content policy', async (path, status, text, area) => {
  const { origin } = preview;
  const { status: found, headers, body } = await send(origin, { path });
  expect([found, String(body)]).toEqual([status, expect.stringContaining(text)]);
  const policy = contentPolicy(area, { origin, inline: site.inline, media: '' });
  expect(headers['content-security-policy']).toBe(policy);
});

test.each([
  ['a preview', preview, 400],
  ['start:live without HRMS_ORIGIN', live, 404],
])('calls of the contract pass %s with the credential', async (_, { origin }, signIn) => {
  agency.received.length = 0;
  const own = fromSite(origin);
  for (const [call, headers, status] of [
    ['GET /api/services/?page=1', {}, 200],
    ['GET /media/case-studies/freight-desk.webp', {}, 200],
    ['DELETE /api/services/', own, 404],
    ['POST /api/send-email/', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST /api/send-email/', {}, 403],
    ['POST /edge/logout', { origin: 'http://evil.example' }, 403],
    ['GET http://[', {}, 400],
    ['POST /edge/logout', own, 204],
    ['POST /hrms/auth/login/login/', { ...own, cookie: 'sessionid=a' }, signIn],
    ['GET /api/services/', { host: 'evil.example' }, 403],
  ] as const) {
    const [method, path] = call.split(' ');
    expect([call, (await send(origin, { method, path, headers })).status]).toEqual([call, status]);
  }
  expect(agency.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/services/?page=1', authorization],
    ['/media/case-studies/freight-desk.webp', undefined],
  ]);
  expect(hrms.received.at(-1)?.headers).not.toHaveProperty('cookie');
});

test.each([
  ['a preview', preview],
  ['start:live', live],
])('targets with another spelling get a 400 of %s', async (_, { origin }) => {
  agency.received.length = 0;
  for (const path of badTargets) {
    expect([path, (await send(origin, { path })).status]).toEqual([path, 400]);
  }
  expect(agency.received).toEqual([]);
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/209'],
  ['bytes=5-2', 416, 'bytes */209'],
  ['bytes=0-1,4-5', 200, undefined],
])('the range %s of a file gets %i', async (range, status, part) => {
  const { origin } = preview;
  const response = await send(origin, { path: '/downloads/brochure.pdf', headers: { range } });
  expect([response.status, response.headers['content-range']]).toEqual([status, part]);
});

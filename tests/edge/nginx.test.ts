/** nginx with `deploy/nginx`: a table of expected responses, attacks, the limits for each visitor, and the logs. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { inParallel } from '../../conformance/src/inParallel.ts';
import { areaOf, contentPolicy } from '../../scripts/edge/policy.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { authorization, type RunningEdge, startNginx } from '../servers/edge.ts';
import {
  createTestSite,
  describeNginx,
  type EdgeResponse,
  fromSite,
  send,
  startUpstream,
} from './setup.ts';
import { badTargets, limits, type Row, slow, table, unreadable, visitor } from './table.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);

/** Expects each security header with its value for the path, and none of the backend's. */
function expectHeaders(origin: string, { headers, received }: EdgeResponse, path: string) {
  const area = areaOf(path.replace(/[?].*/s, ''));
  const isPayment = area === 'payment';
  const payment = isPayment ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  expect(headers).toMatchObject({
    'content-security-policy': contentPolicy(area, { origin, inline: site.inline, media: '' }),
    'cross-origin-opener-policy': isPayment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), /),
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-build': 'abc-1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  });
  expect(headers['permissions-policy']).toContain(payment);
  expect(JSON.stringify(headers)).not.toContain('evil');
  // Only lists may be sent in parts.
  const [head = ''] = received.split('\r\n\r\n', 1);
  const sent = head.match(/(?<=\n)(?!Set-Cookie|Vary)[\w-]+(?=:)/g) ?? [];
  expect(sent).toEqual([...new Set(sent)]);
}

/** Headers with which a visitor could impersonate another user or a proxy. */
const forged = Object.fromEntries(
  'forwarded x-forwarded-for x-forwarded-host x-real-ip x-original-url remote_user proxy prefer te'
    .split(' ')
    .map((name) => [name, 'evil']),
);

/** What only the agency gets of a visitor, and what the other company gets. */
const cookie = { cookie: 'sessionid=mine; csrftoken=token', 'x-csrftoken': 'token', referer: '/' };
const token = { authorization: 'Token abc' };

const message = { name: 'R', email: 'r@hart.example', comments: 'Hello', phone: '' };

/** Headers of a write from the site's own pages. */
const fromOwnPage = { '>origin': 'OWN', '>sec-fetch-site': 'same-origin' };

/** Headers that the edge reads without passing them on. */
const notPassed = /^(host|sec-fetch-site|transfer-encoding)$/;

/** The headers of a row's request, those of them that the edge should pass on, and its body. */
function requestOf({ method, target, options }: Row, origin: string) {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const given = Object.entries({ ...(isWrite && fromOwnPage), ...Object.fromEntries(options) });
  const named = given
    .filter(([name, value]) => name.startsWith('>') && value)
    .map(([name, value]) => [name.slice(1), value.replace('OWN', origin)] as const);
  const valid = JSON.stringify(target.includes('login') ? {} : message);
  const size = Number(options.get('size'));
  const body = method === 'POST' ? (size ? Buffer.alloc(size, 97) : valid) : '';
  const isCounted = body && !options.has('>transfer-encoding');
  const own = {
    ...(body && { 'content-type': 'application/json' }),
    ...(isCounted && { 'content-length': `${body.length}` }),
  };
  const passed = named.filter(([name]) => !notPassed.test(name));
  const headers = { ...Object.fromEntries(named), ...own };
  return { headers, passed: { ...Object.fromEntries(passed), ...own }, body };
}

/** The edge's own errors that the contract documents. */
const documented: Record<number, unknown> = {
  403: examples.careersLogin.crossSiteRefused,
  413: examples.careersLogin.bodyTooLarge,
  502: examples.careersLogin.badGateway,
  504: examples.careersLogin.gatewayTimeout,
};

const notHeaders = /^(>.*|size|title|problem|passes|raw)$/;

/** Expects the status, headers and body that a row describes. */
function expectResponse({ status, options }: Row, response: EdgeResponse) {
  const { headers, body, received } = response;
  expect(response.status).toBe(status);
  for (const [header, part] of options) {
    if (notHeaders.test(header)) continue;
    const sent = String(headers[header] ?? '').replaceAll(' ', '');
    const expected = part?.startsWith('=') ? part.slice(1) : part && expect.stringContaining(part);
    expect([header, sent]).toEqual([header, expected]);
  }
  const text = String(body);
  if (options.has('title')) expect(text).toContain(`<title>${options.get('title')}</title>`);
  if (!options.has('problem')) return;
  expect(headers['content-type']).toBe('application/json');
  const { error } = JSON.parse(text);
  const expected = documented[status] ?? { error, message: error, detail: error };
  expect(JSON.parse(text)).toEqual(expected);
  // Nothing follows that a client would take for another response.
  expect(received.slice(1)).not.toMatch(/HTTP|evil/);
}

describeNginx('nginx', () => {
  let edge: RunningEdge;
  let overHttp2 = '';
  beforeAll(async () => {
    const port = await findFreePort();
    overHttp2 = `http://127.0.0.1:${port}`;
    const own = 'server_name 127.0.0.1';
    const setup = { site, agency: agency.origin, hrms: hrms.origin };
    edge = await startNginx(setup, {
      texts: {
        'read_timeout 20s': 'read_timeout 2s',
        [own]: `listen 127.0.0.1:${port} http2; ${own}`,
      },
    });
  });
  afterAll(() => edge?.stop());
  beforeEach(() => {
    agency.received.length = 0;
    hrms.received.length = 0;
  });

  /** Expects that exactly one backend has received the request, with no header but those that it may have. */
  function expectPassed({ target }: Row, passed: object, from: string) {
    const isHrms = target.startsWith('/hrms/');
    const own = isHrms
      ? token
      : { ...cookie, ...(target.startsWith('/api/') && { authorization }) };
    const headers = {
      host: new URL(isHrms ? hrms.origin : agency.origin).host,
      'x-forwarded-for': from,
      'x-forwarded-host': new URL(edge.origin).host,
      'x-forwarded-proto': 'http',
      ...own,
      ...passed,
    };
    const [some, none] = isHrms ? [hrms, agency] : [agency, hrms];
    expect(some.received).toEqual([{ url: target.replace(/^\/hrms/, ''), headers }]);
    expect(none.received).toEqual([]);
  }

  const rows = Object.entries(table).flatMap(([what, all]) =>
    all.map((row) => ({ what, ...row, target: row.target.replace('AGENCY', agency.origin) })),
  );
  let visitors = 0;

  test.each(rows)('$what: $method $target', async (row) => {
    const { method, target: path, options, status } = row;
    visitors += 1;
    // A visitor of its own for each row, because writes are limited.
    const from = `127.0.1.${visitors}`;
    const { headers: own, passed, body } = requestOf(row, edge.origin);
    const headers = { ...forged, ...cookie, ...token, ...own };
    const response = await send(edge.origin, { path, method, headers, body, from });
    expectResponse(row, response);
    if (status && !options.has('raw')) expectHeaders(edge.origin, response, path);
    if (options.has('passes')) expectPassed(row, passed, from);
    else expect([...agency.received, ...hrms.received]).toEqual([]);
  });

  test(`all ${badTargets.length} targets with another spelling get a 400`, async () => {
    await inParallel(badTargets, 20, async (path) => {
      const { status, headers } = await send(edge.origin, { path });
      const { location, 'set-cookie': cookies } = headers;
      expect([path, status, location, cookies]).toEqual([path, 400, undefined, undefined]);
    });
    expect([...agency.received, ...hrms.received]).toEqual([]);
  });

  test('a response without a final HTTP/1 status becomes an error of the edge over HTTP/2 too', async () => {
    const { host } = new URL(edge.origin);
    const session = connect(overHttp2);
    const target = table[unreadable]?.[0]?.target;
    const stream = session.request({ ':path': target, ':authority': host });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(502);
    expect(await json(stream)).toEqual(examples.careersLogin.badGateway);
    session.close();
  });

  /** The responses with 429 to `count` calls at once. Visitors are named by the trusted proxy in front. */
  async function refusals(call: string, count: number, address: (n: number) => string) {
    const [method, path] = call.split(' ');
    const all = Array.from({ length: count }, (_, n) => {
      const headers = { ...fromSite(edge.origin), 'x-forwarded-for': address(n + 1) };
      return send(edge.origin, { method, path, headers });
    });
    return (await Promise.all(all)).filter(({ status }) => status === 429);
  }

  test.each(limits)(
    '%s %i times at once by %s: what exceeds the limit gets a 429',
    async (call, count, _, address, [least = 0, most = 0]) => {
      const refused = await refusals(call, count, address);
      expect(refused.length).toBeGreaterThanOrEqual(least);
      expect(refused.length).toBeLessThanOrEqual(most);
      for (const { headers, body } of refused) {
        expect(headers['retry-after']).toBe('60');
        expect(JSON.parse(String(body))).toEqual(examples.careersLogin.tooManyRequests);
      }
    },
  );

  test('of 106 calls at once by an address 100 pass, and the secret in a URL is in no log', async () => {
    const address = visitor(4);
    const target = '/?payment_intent_client_secret=one';
    const headers = { 'x-forwarded-for': address, referer: `${edge.origin}${target}` };
    const visit = () => send(edge.origin, { path: target, headers });
    await visit();
    await send(edge.origin, { path: '/edge/health' });
    const reads = refusals(slow, 106, () => address);
    await expect.poll(async () => (await visit()).status).toBe(429);
    // A page that was asked for meanwhile may have had the place of one.
    expect([6, 7]).toContain((await reads).length);
    const log = (name: string) => readFile(path.join(edge.folder, name), 'utf8');
    const [access, errors] = [await log('site.log'), await log('site-error.log')];
    expect(access).toMatch(/"GET \/" 200 [\s\S]*"GET \/" 429 /);
    expect(errors).toContain('limiting connections');
    expect(access + errors).not.toContain('secret');
    expect(access).not.toContain('health');
  });
});

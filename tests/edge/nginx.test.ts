/** nginx with `deploy/nginx`: a table of expected responses, and attacks. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { inParallel } from '../../scripts/edge/inParallel.ts';
import { authorization, type RunningEdge, startNginx } from '../servers/edge.ts';
import { badTargets, redirectTargets } from './attacks.ts';
import {
  createTestSite,
  describeNginx,
  type EdgeResponse,
  originHeaders,
  send,
  startUpstream,
} from './setup.ts';
import { type Row, table } from './table.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);

/** Headers that a response may have besides the security headers. */
const others =
  `accept-ranges allow cache-control clear-site-data connection content-disposition content-encoding
  content-length content-range content-type date etag keep-alive last-modified location retry-after
  server set-cookie transfer-encoding vary`.split(/\s+/);

const denied =
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection magnetometer
  microphone midi screen-wake-lock serial usb xr-spatial-tracking`.split(/\s+/);

/** The content policy of a page or payment page; in each the hashes of its only inline code. */
const pagePolicy = (origin: string, isPayment: boolean) => {
  const [script, style] = [site.inline.scripts, site.inline.styles].map((all) => `'${all}'`);
  const [calls, code, frames] = isPayment
    ? [
        ' https://api.stripe.com',
        ' https://js.stripe.com https://*.js.stripe.com',
        'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      ]
    : ['', '', "'none'"];
  return `default-src 'none'; script-src ${origin}/assets/ ${script}${code};
    style-src ${origin}/assets/ ${style}; worker-src 'none'; img-src 'self'; media-src 'self';
    font-src 'self'; connect-src 'self'${calls}; manifest-src 'self'; frame-src ${frames};
    form-action 'self'; base-uri 'none'; frame-ancestors 'none';
    require-trusted-types-for 'script'; trusted-types dompurify${isPayment ? ' default' : ''}`;
};

const filePolicy = "frame-ancestors 'none'";
const policies: Record<string, string> = {
  asset: filePolicy,
  download: filePolicy,
  data: `sandbox; default-src 'none'; ${filePolicy}`,
};

/** Expects each security header once, with the value for the area, no unknown header, and no redirect to another site. */
function expectHeaders(origin: string, { headers }: EdgeResponse, area: string) {
  const isPayment = area === 'payment';
  const payment = isPayment ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const policy = policies[area] ?? pagePolicy(origin, isPayment);
  const expected = {
    'content-security-policy': policy.replace(/\s+/g, ' '),
    'cross-origin-opener-policy': isPayment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': [...denied.map((feature) => `${feature}=()`), payment].join(', '),
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-build': 'abc-1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  // Without other origins and reports there are blanks in their place.
  const sent = String(headers['content-security-policy']).replace(/ (?=;)|; ?$/g, '');
  expect({ ...headers, 'content-security-policy': sent }).toMatchObject(expected);
  const unknown = Object.keys(headers).filter((name) => !(name in expected));
  expect(others).toEqual(expect.arrayContaining(unknown));
  expect(headers.location ?? '/').toMatch(/^\/([\w#]|$)/);
}

/** Headers with which a visitor could impersonate another user or a proxy. */
const forged = Object.fromEntries(
  `forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-prefix x-forwarded-user
  x-real-ip true-client-ip x-original-url x-rewrite-url x-http-method-override x-method-override
  remote-user remote_user proxy-authorization proxy prefer te x-accel-redirect`
    .split(/\s+/)
    .map((name) => [name, 'evil']),
);

/** What only the agency gets of a visitor, and what the other company gets. */
const cookie = { cookie: 'sessionid=mine; csrftoken=token', 'x-csrftoken': 'token', referer: '/' };
const token = { authorization: 'Token abc' };

const message = JSON.stringify({
  name: 'R',
  email: 'r@hart.example',
  comments: 'Hello',
  phone: '',
});

/** The request of a row: what the edge should pass on, and its body. */
function requestOf({ method, target, options }: Row, origin: string) {
  const [accept, range, known, size] = ['accept', 'range', 'known', 'size'].map((name) =>
    options.get(name),
  );
  const { origin: from, ...fetched } = originHeaders(options.get('from') ?? 'nowhere', origin);
  const isBodyless = method !== 'POST' && !options.has('chunked');
  const sent = target.includes('login') ? '{}' : message;
  const body = isBodyless ? '' : size ? Buffer.alloc(Number(size), 97) : sent;
  const passed = {
    ...(accept && { 'accept-encoding': accept }),
    ...(range && { range }),
    ...(known && { 'if-none-match': known }),
    ...(from && { origin: from }),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(body && !options.has('chunked') && { 'content-length': `${body.length}` }),
  };
  const own = {
    ...fetched,
    ...(options.has('chunked') && { 'transfer-encoding': 'chunked' }),
    ...(options.has('host') && { host: options.get('host') }),
  };
  return { passed, own, body };
}

/** The edge's own errors that the contract documents. */
const documented: Record<number, unknown> = {
  403: examples.careersLogin.crossSiteRefused,
  413: examples.careersLogin.bodyTooLarge,
  502: examples.careersLogin.badGateway,
  504: examples.careersLogin.gatewayTimeout,
};

const decompress: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const asked = new Set(
  'area title problem from host size accept range known chunked passes raw'.split(' '),
);

/** Expects the status, headers and body that a row describes. */
function expectResponse({ status, options }: Row, { headers, body, ...response }: EdgeResponse) {
  expect(response.status).toBe(status);
  for (const [header, part] of options) {
    if (asked.has(header)) continue;
    const sent = String(headers[header] ?? '').replaceAll(' ', '');
    const expected = part?.startsWith('=') ? part.slice(1) : part && expect.stringContaining(part);
    expect([header, sent]).toEqual([header, expected]);
  }
  const text = String((decompress[headers['content-encoding'] ?? ''] ?? ((same) => same))(body));
  if (options.has('title')) expect(text).toContain(`<title>${options.get('title')}</title>`);
  if (!options.has('problem')) return;
  expect(headers['content-type']).toBe('application/json');
  const { error } = JSON.parse(text);
  const expected = documented[status] ?? { error, message: error, detail: error };
  expect(JSON.parse(text)).toEqual(expected);
}

describeNginx('nginx', () => {
  let edge: RunningEdge;
  beforeAll(async () => {
    const setup = { site, agency: agency.origin, hrms: hrms.origin };
    edge = await startNginx(setup, { texts: { 'read_timeout 20s': 'read_timeout 1s' } });
  });
  afterAll(() => edge?.stop());
  beforeEach(() => {
    agency.received.length = 0;
    hrms.received.length = 0;
  });

  /** Expects that exactly one backend has received the request, with no header but those that it may have. */
  function expectPassed({ target }: Row, passed: object, from: string) {
    const isHrms = target.startsWith('/hrms/');
    const about = { host: `${isHrms ? 'hrms' : 'agency'}.localhost`, 'x-forwarded-for': from };
    const site = { 'x-forwarded-host': new URL(edge.origin).host, 'x-forwarded-proto': 'http' };
    const own = isHrms
      ? token
      : { ...cookie, ...(target.startsWith('/api/') && { authorization }) };
    const headers = { ...about, ...site, ...own, ...passed };
    const [some, none] = isHrms ? [hrms, agency] : [agency, hrms];
    expect(some.received).toEqual([{ url: target.replace(/^\/hrms/, ''), headers }]);
    expect(none.received).toEqual([]);
  }

  // A visitor of its own for each row, because writes are limited.
  const visitors = new Map(
    Object.values(table)
      .flat()
      .map((row, n) => [row, `127.0.1.${n + 1}`]),
  );

  test.each(Object.entries(table))('%s', async (_, rows) => {
    for (const row of rows) {
      const { method, target: path, options, status } = row;
      const from = visitors.get(row) ?? '';
      const { passed, own, body } = requestOf(row, edge.origin);
      const headers = { ...forged, ...cookie, ...token, ...passed, ...own };
      const response = await send(edge.origin, { path, method, headers, body, from });
      try {
        expectResponse(row, response);
        const area = /^\/(api|hrms|edge|media)\//.test(path) ? 'data' : options.get('area');
        if (status && !options.has('raw')) expectHeaders(edge.origin, response, area ?? 'page');
        if (options.has('passes')) expectPassed(row, passed, from);
        else expect([...agency.received, ...hrms.received]).toEqual([]);
      } catch (error) {
        throw new Error(`${method} ${path} ${[...options].join(' ')}`, { cause: error });
      }
      agency.received.length = 0;
      hrms.received.length = 0;
    }
  });

  test(`all ${badTargets.length} targets that are not normalized get a 400`, async () => {
    expect(badTargets.length).toBeGreaterThan(500);
    await inParallel(badTargets, 20, async (path) => {
      const { status, headers } = await send(edge.origin, { path });
      const { location, 'set-cookie': cookies } = headers;
      expect([path, status, location, cookies]).toEqual([path, 400, undefined, undefined]);
    });
    expect([...agency.received, ...hrms.received]).toEqual([]);
  });

  test('no redirect leaves the site', async () => {
    for (const path of redirectTargets) {
      const { headers } = await send(edge.origin, { path });
      expect([path, headers.location ?? '/']).toEqual([
        path,
        expect.stringMatching(/^\/([\w#]|$)/),
      ]);
      expect(`${headers.location}`).not.toContain('evil');
    }
  });
});

/** The rules of the edge: allowed calls, security headers, origins. `edge.test.ts` tests that edges apply them. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import {
  allowedPaths,
  findAllowed,
  normalTarget,
  pathPattern,
  problems,
} from '../../scripts/edge/calls.ts';
import { bodyBytes, connections } from '../../scripts/edge/limits.ts';
import { type Area, type PolicySources, securityHeaders } from '../../scripts/edge/policy.ts';
import { checkValue, readOrigin, readUpstream, readUrl } from '../../scripts/edge/settings.ts';

test('exactly the calls of the contract are allowed', () => {
  for (const { base, method, path } of Object.values(operations)) {
    const target = `${base}${path.replace(/\{[^}]+\}/g, 'a-1.b_c~d%20e')}`;
    expect(findAllowed(target)?.methods).toContain(method);
    expect(`${target}?a=b`).toMatch(new RegExp(`^${normalTarget}$`, 'i'));
  }
  const calls = allowedPaths.flatMap(({ methods }) => methods);
  expect(calls).toHaveLength(Object.keys(operations).length + 3);
});

test('only calls with a file may be large', () => {
  const large = allowedPaths.filter(({ limit }) => limit !== bodyBytes);
  expect(large.map(({ path }) => path)).toEqual(['/api/careers/profile/']);
});

test("the edge's own error bodies are examples of the contract", () => {
  const { crossSiteRefused, bodyTooLarge, tooManyRequests } = examples.careersLogin;
  const { badGateway, gatewayTimeout } = examples.careersLogin;
  const own = [problems[403], problems[413], problems[429], problems[502], problems[504]];
  expect(own.map((body) => JSON.parse(body))).toEqual([
    ...[crossSiteRefused, bodyTooLarge, tooManyRequests, badGateway, gatewayTimeout],
  ]);
});

test('a path parameter matches one segment, whatever its name', () => {
  const pattern = new RegExp(pathPattern('/api/notes/{note-id}/'));
  expect(['1', '1/2', ''].map((id) => pattern.test(`/api/notes/${id}/`))).toEqual([
    true,
    false,
    false,
  ]);
});

const sources: PolicySources = {
  origin: 'https://www.example',
  inline: { scripts: ['sha256-script'], styles: ['sha256-style'] },
  contentOrigins: ['https://images.example'],
  reportTo: 'https://reports.example/csp',
  tls: true,
};

const policyOf = (area: Area) => securityHeaders(area, sources)['Content-Security-Policy'] ?? '';

/** Directive → its values. */
const directives = (area: Area): Record<string, string> =>
  Object.fromEntries(
    policyOf(area)
      .split('; ')
      .map((part) => part.split(/ (.*)/, 2)),
  );

test('a page may load only its own files, its inline code and the images of its content', () => {
  expect(directives('page')).toEqual({
    'default-src': "'none'",
    'script-src': "https://www.example/assets/ 'sha256-script'",
    'style-src': "https://www.example/assets/ 'sha256-style'",
    'worker-src': "'none'",
    'img-src': "'self' https://images.example",
    'media-src': "'self' https://images.example",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify',
    'report-uri': 'https://reports.example/csp',
  });
});

test('a payment page may also reach the card provider', () => {
  expect(directives('payment')).toEqual({
    ...directives('page'),
    'script-src':
      "https://www.example/assets/ 'sha256-script' https://js.stripe.com https://*.js.stripe.com",
    'connect-src': "'self' https://api.stripe.com",
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'trusted-types': 'dompurify default',
  });
});

test('files cannot be framed', () => {
  for (const area of ['asset', 'download'] as const) {
    expect(policyOf(area)).toBe("frame-ancestors 'none'");
  }
});

test('documents of a backend cannot run code', () => {
  expect(policyOf('data')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
});

test.each([
  [true, 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  [false, undefined],
] as const)('a site with TLS %s sends the HSTS %s', (tls, expected) => {
  const headers = securityHeaders('data', { ...sources, tls });
  expect(headers['Strict-Transport-Security']).toBe(expected);
});

test.each([
  ['http://api.example', 'has to begin with https://'],
  ['https://api.example/v1', 'has to be an origin'],
  ['https://user:pass@api.example', 'has to be an origin'],
  ['api.example', 'has to be an origin'],
])('%s is rejected as a backend', (value, reason) => {
  expect(() => readUpstream(value, '--agency')).toThrow(reason);
});

test('a backend on this machine needs no TLS', () => {
  expect(readUpstream('http://127.0.0.1:4010', '--agency').host).toBe('127.0.0.1:4010');
});

test('the URL for reports may have a query, which a configuration file can hold', () => {
  const url = 'https://o1.ingest.example/api/1/security/?sentry_key=abc&sentry_release=1';
  expect(readUrl(url, '--report-to').href).toBe(url);
  expect(() => checkValue(url, 'report-to')).not.toThrow();
});

test.each(['reports', '/reports', 'ftp://reports.example'])('%s is no URL for reports', (value) => {
  expect(() => readUrl(value, '--report-to')).toThrow('has to be a URL');
});

test.each([';', ',', '"', "'", '$', '{', ' '])('a value with %s is refused', (sign) => {
  expect(() => checkValue(`https://reports.example/a${sign}b`, 'report-to')).toThrow('--report-to');
});

test('a trailing slash of an origin is ignored', () => {
  expect(readOrigin('https://www.example/', '--site').origin).toBe('https://www.example');
});

test('the firewall allows as many connections per address as nginx allows requests', async () => {
  const counts = (await readFile('deploy/nftables.conf', 'utf8')).matchAll(/ct count over (\d+)/g);
  expect([...counts].map(([, count]) => Number(count))).toEqual([connections, connections]);
});

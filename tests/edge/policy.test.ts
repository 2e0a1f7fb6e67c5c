import { expect, test } from 'vitest';
import { areaOf } from '../../scripts/edge/areas.ts';
import {
  caching,
  contentPolicy,
  type PolicySources,
  securityHeaders,
} from '../../scripts/edge/policy.ts';

const sources: PolicySources = {
  inline: { scripts: ['sha256-script'], styles: ['sha256-style'] },
  contentOrigins: ['https://images.example'],
  reportTo: 'https://reports.example/csp',
  tls: true,
};

/** Directive → its values. */
function directives(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((part) => part.split(/ (.*)/, 2));
  return Object.fromEntries(parts);
}

test('a page may load its own files, its inline code and the images of its content, and nothing else', () => {
  expect(directives(contentPolicy('page', sources))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-script'",
    'style-src': "'self' 'sha256-style'",
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
  const page = directives(contentPolicy('page', sources));
  const payment = directives(contentPolicy('payment', sources));
  const changed = Object.keys(payment).filter((name) => payment[name] !== page[name]);
  expect(changed).toEqual(['script-src', 'connect-src', 'frame-src', 'trusted-types']);
  expect(payment['script-src']).toBe(
    "'self' 'sha256-script' https://js.stripe.com https://*.js.stripe.com",
  );
  expect(payment['connect-src']).toBe("'self' https://api.stripe.com");
  expect(payment['frame-src']).toBe(
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
  expect(payment['trusted-types']).toBe('dompurify default');
});

test('inline and evaluated code is never allowed', () => {
  for (const area of ['page', 'payment', 'asset', 'download', 'data'] as const) {
    expect(contentPolicy(area, sources)).not.toMatch(/unsafe/);
    expect(contentPolicy(area, sources)).toContain("frame-ancestors 'none'");
  }
});

test('only a site over TLS sends HSTS', () => {
  const hsts = (tls: PolicySources['tls']) =>
    securityHeaders('data', { ...sources, tls })['Strict-Transport-Security'];
  expect(hsts(true)).toBe('max-age=31536000');
  expect(hsts('subdomains')).toBe('max-age=31536000; includeSubDomains');
  expect(hsts(false)).toBeUndefined();
});

test.each([
  ['/', 'page'],
  ['/pricing', 'payment'],
  ['/pricing/', 'payment'],
  ['/pricing-old', 'page'],
  ['/subscription', 'payment'],
  ['/assets/index-1a2b.js', 'asset'],
  ['/assets', 'page'],
  ['/downloads/brochure.pdf', 'download'],
  ['/api/services/', 'data'],
  ['/edge/logout', 'data'],
  ['/apiary', 'page'],
] as const)('%s is in the area %s', (target, area) => {
  expect(areaOf(target)).toBe(area);
});

test.each([
  ['asset', 200, null, 'public, max-age=31536000, immutable'],
  ['asset', 304, null, 'public, max-age=31536000, immutable'],
  ['asset', 404, null, 'no-store'],
  ['page', 200, null, 'no-cache'],
  ['page', 404, null, 'no-cache'],
  ['data', 200, null, 'no-store'],
  ['data', 200, 'max-age=60', null],
] as const)(
  'caching of a response in the area %s with status %i',
  (area, status, fromBackend, expected) => {
    expect(caching(area, status, fromBackend)).toBe(expected);
  },
);

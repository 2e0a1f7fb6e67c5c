/** The edge forwards exactly the contract's calls, and the site's forms can show its errors. */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { allowedPaths, findAllowed } from '../../scripts/edge/allowList.ts';
import { bodyBytes, uploadBytes } from '../../scripts/edge/limits.ts';
import { isNormal } from '../../scripts/edge/normalTarget.ts';
import { problemBody } from '../../scripts/edge/problems.ts';
import { readOrigin, readUpstream } from '../../scripts/edge/settings.ts';

test('exactly the calls of the contract are allowed', () => {
  for (const { base, method, path } of Object.values(operations)) {
    const target = `${base}${path.replace(/\{[^}]+\}/g, 'a-1.b_c~d%20e')}`;
    expect(findAllowed(target)?.methods).toContain(method);
    expect(isNormal(`${target}?a=b`)).toBe(true);
  }
  const calls = allowedPaths.flatMap(({ methods }) => methods);
  expect(calls).toHaveLength(Object.keys(operations).length + 1);
});

test.each(['/api/services/a/b/', '/api/services//', '/API/services/', '/hrms/api/services/'])(
  '%s does not pass',
  (target) => {
    expect(findAllowed(target)).toBeNull();
  },
);

test.each([
  '/',
  '/job-details/caf%C3%A9',
  '/media/a%20(1).webp',
  '/a?b=%2F..//%0a',
  '/%E2%82%AC/%f0%9f%8e%89',
])('%s is normalized', (target) => {
  expect(isNormal(target)).toBe(true);
});

test('only calls with a file may be large', () => {
  expect(findAllowed('/api/careers/profile/')?.limit).toBe(uploadBytes);
  const large = allowedPaths.filter(({ limit }) => limit !== bodyBytes);
  expect(large.map(({ path }) => path)).toEqual(['/api/careers/profile/']);
});

test('the contact form never gets a `message`, which would mean success', () => {
  expect(JSON.parse(problemBody('/api/send-email/', 429))).toEqual({
    error: 'Too many requests. Please wait a minute and try again.',
  });
  expect(JSON.parse(problemBody('/api/careers/profile/', 413))).toEqual({
    message: 'This is too large to be sent.',
  });
});

test.each([
  ['http://api.example', 'has to begin with https://'],
  ['https://api.example/v1', 'has to be an origin'],
  ['https://user:pass@api.example', 'has to be an origin'],
  ['api.example', 'has to be an origin'],
])('%s is rejected as a backend', (value, reason) => {
  expect(() => readUpstream(value, 'agency')).toThrow(reason);
});

test('a backend without a port gets the default port of its scheme', () => {
  expect(readUpstream('https://api.example', 'agency').address).toBe('api.example:443');
  expect(readUpstream('http://127.0.0.1:4010', 'agency').address).toBe('127.0.0.1:4010');
  expect(readOrigin('https://www.example/', 'site').origin).toBe('https://www.example');
});

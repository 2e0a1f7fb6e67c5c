import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCardProvider } from './cardProvider.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

beforeEach(() => vi.stubGlobal('location', { href: 'https://site.example/pricing' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script of the card provider that does not respond is a failure after 15 s', async () => {
  vi.useFakeTimers();
  vi.mocked(loadStripe).mockReturnValue(new Promise(() => {}));
  const failed = vi.fn();
  loadCardProvider().catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

test('where the browser checks addresses of scripts, only the card provider’s are allowed', async () => {
  vi.mocked(loadStripe).mockResolvedValue(Object({}));
  const policies: [name: string, rules: { createScriptURL: (url: string) => string }][] = [];
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy(...policy: (typeof policies)[number]) {
      policies.push(policy);
      trustedTypes.defaultPolicy = policy;
    },
  };
  vi.stubGlobal('trustedTypes', trustedTypes);
  // A second policy of the same name would be refused.
  vi.mocked(loadStripe).mockResolvedValueOnce(null);
  await expect(loadCardProvider()).rejects.toThrow();
  await loadCardProvider();
  expect(policies.map(([name]) => name)).toEqual(['default']);
  const allow = (url: string) => policies[0]?.[1].createScriptURL(url);
  for (const url of ['https://js.stripe.com/endive/stripe.js', 'https://m.js.stripe.com/a.js']) {
    expect(allow(url)).toBe(url);
  }
  for (const url of [
    'http://js.stripe.com/stripe.js',
    'https://evil-js.stripe.com.site.example/stripe.js',
    'https://xjs.stripe.com/stripe.js',
    'https://js.stripe.com@evil.example/',
    'data:text/javascript,alert(1)',
  ]) {
    expect(() => allow(url), url).toThrow(TypeError);
  }
});

/** The content policy blocks injected code. That every page works under it, the tests of prerendered pages show. */
import { expect } from '@playwright/test';
import { providerScriptUrl, test } from '../fixtures.ts';

test('injected code does not run', async ({ page, problems }) => {
  await page.goto('/about-us');
  const outcome = await page.evaluate(async (url) => {
    const violated = new Set<string>();
    addEventListener('securitypolicyviolation', (event) => violated.add(event.effectiveDirective));
    const attempts: [name: string, attempt: () => unknown][] = [
      ['inner HTML', () => Object.assign(document.body, { innerHTML: '<img src=x>' })],
      ['script', () => Object.assign(document.createElement('script'), { text: 'ran = true' })],
      ['policy', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {})],
    ];
    const refused = attempts.flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
    const sent = await fetch('https://api.stripe.com/v1/tokens').catch(() => null);
    // The events come slightly later than their cause.
    for (let turn = 0; turn < 50 && violated.size < 4; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { refused, sent, directives: [...violated].sort() };
  }, providerScriptUrl);
  expect(outcome).toEqual({
    refused: ['inner HTML', 'script', 'policy'],
    sent: null,
    directives: ['connect-src', 'frame-src', 'require-trusted-types-for', 'trusted-types'],
  });
  // Proves that violations on other pages are found.
  for (const part of ['TrustedHTML', 'trusted-types', 'frame-src', 'connect-src']) {
    await expect.poll(() => problems.join('\n')).toContain(part);
  }
  problems.length = 0;
});

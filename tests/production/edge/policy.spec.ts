/** The content policy blocks injected code. That every page works under it, the tests of prerendered pages show. */
import { expect } from '@playwright/test';
import { providerScriptUrl, test } from '../fixtures.ts';

test('injected code does not run', async ({ page, problems }) => {
  await page.goto('/about-us');
  const outcome = await page.evaluate(async (url) => {
    const violated: string[] = [];
    addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    const attempts: Record<string, () => unknown> = {
      'inner HTML': () => Object.assign(document.body, { innerHTML: '<img src=x>' }),
      'script text': () => Object.assign(document.createElement('script'), { text: 'ran = true' }),
      'another policy': () =>
        (
          globalThis as typeof globalThis & {
            trustedTypes: { createPolicy: (name: string, rules: object) => object };
          }
        ).trustedTypes.createPolicy('default', {}),
    };
    const refused = Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
    const sent = await fetch('https://api.stripe.com/v1/tokens').then(
      () => true,
      () => false,
    );
    // The events come slightly later than their cause.
    for (let turn = 0; turn < 50 && new Set(violated).size < 4; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const directives = [...new Set(violated)].sort();
    return { refused: refused.map(([name]) => name), sent, directives };
  }, providerScriptUrl);
  expect(outcome).toEqual({
    refused: ['inner HTML', 'script text', 'another policy'],
    sent: false,
    directives: ['connect-src', 'frame-src', 'require-trusted-types-for', 'trusted-types'],
  });
  // Proves that violations on other pages are found.
  for (const part of ['TrustedHTML', 'trusted-types', 'frame-src', 'connect-src']) {
    await expect.poll(() => problems.join('\n')).toContain(part);
  }
  problems.length = 0;
});

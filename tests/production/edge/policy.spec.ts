/** The content policy blocks injected code. That every page works under it, the tests of prerendered pages show. */
import { expect } from '@playwright/test';
import { providerScriptUrl, test } from '../fixtures.ts';

type WithTrustedTypes = typeof globalThis & {
  trustedTypes: { createPolicy: (name: string, rules: object) => object };
};

/** Attempts that throw, by a part of the browser's message. */
const attempts: Record<string, () => unknown> = {
  TrustedHTML: () => Object.assign(document.body, { innerHTML: '<img src=x>' }),
  TrustedScript: () => Object.assign(document.createElement('script'), { text: 'ran = true' }),
  'trusted-types': () => (globalThis as WithTrustedTypes).trustedTypes.createPolicy('default', {}),
  'connect-src': () => fetch('https://api.stripe.com/v1/tokens'),
};

test('injected code does not run', async ({ page, problems }) => {
  await page.goto('/about-us');
  // The problems prove that violations on other pages are found.
  const expectProblem = (part: string) => expect.poll(() => problems.join('\n')).toContain(part);
  for (const [part, attempt] of Object.entries(attempts)) {
    await expect(page.evaluate(attempt), part).rejects.toThrow();
    await expectProblem(part);
  }
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, providerScriptUrl);
  await expectProblem('frame-src');
  problems.length = 0;
});

/** The content policy in a browser. */
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

/** A script and where it comes from. */
const injected = (folder: string) => `<script src="/${folder}/injected.js"></script>`;

for (const [folder, runs] of [
  ['assets', true],
  ['media', false],
  ['api', false],
  ['downloads', false],
] as const) {
  test(`a script below /${folder}/ ${runs ? 'runs' : 'does not run'}`, async ({
    page,
    problems,
  }) => {
    await page.route('**/injected.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.hasRun = true' }),
    );
    await page.route('/privacy_policy', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${injected(folder)}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/privacy_policy');
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(runs);
    const blocked = problems.splice(0).filter((each) => each.includes('Content Security Policy'));
    expect(blocked.length > 0).toBe(!runs);
  });
}

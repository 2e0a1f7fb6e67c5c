/** The edge's content policy blocks code that gets into a page. */
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const foreign = 'https://evil.example/a.js';

/** Code that uncleaned content could contain; each reports its name when it runs. */
const injected = `<script>ran('an inline script')</script>
<img src="/none" onerror="ran('an event handler')">
<script src="${foreign}"></script><script src="/media/a.js"></script>`;

test('code injected into a page does not run', async ({ page, problems, request }) => {
  // The policy of pages with the checkout allows more than that of others.
  const path = '/pricing';
  const hits: string[] = [];
  await page.exposeFunction('ran', (hit: string) => hits.push(hit));
  for (const script of [foreign, '**/media/a.js']) {
    const body = `ran(${JSON.stringify(script)})`;
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  const response = await request.get(path);
  const document = (await response.text()).replace('</main>', () => `${injected}</main>`);
  await page.route(path, (route) => route.fulfill({ response, body: document }));
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto(path);
  const count = () => refused.filter((text) => text.includes('Content Security Policy')).length;
  await expect.poll(count).toBeGreaterThanOrEqual(4);
  expect(hits).toEqual([]);
  // React reports the inserted elements, and the browser the policy.
  problems.length = 0;
});

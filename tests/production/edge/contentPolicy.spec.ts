/** The edge's content policy blocks code that gets into a page. */
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const foreign = 'https://evil.example/a.js';

/** Code that uncleaned content could contain; each reports its name when it runs. */
const injected = {
  'an inline script': '<script>ran("an inline script")</script>',
  'an event handler': '<img src="/none" onerror=\'ran("an event handler")\'>',
  'a foreign script': `<script src="${foreign}"></script>`,
  'a script among the media': '<script src="/media/a.js"></script>',
};

for (const path of ['/services', '/pricing']) {
  for (const [name, html] of Object.entries(injected)) {
    test(`${name} in ${path} does not run`, async ({ page, problems }) => {
      const hits: string[] = [];
      await page.exposeFunction('ran', (hit: string) => hits.push(hit));
      for (const script of [foreign, '**/media/a.js']) {
        const body = `ran(${JSON.stringify(name)})`;
        await page.route(script, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
      }
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', () => `${html}</main>`);
        await route.fulfill({ response, body });
      });
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      );
      await page.goto(path);
      await refused;
      expect(hits).toEqual([]);
      // React reports the inserted element, and the browser the policy.
      problems.length = 0;
    });
  }
}

/** Pages whose content comes after the page, in the build without prerendered pages. */
import { expect } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { isPaymentPage } from '../../../src/shared/lib/paymentPages.ts';
import { test } from '../fixtures.ts';
import { ports } from '../places.ts';
import { expectStill, recordShifts } from './page.ts';

test.use({ baseURL: `http://127.0.0.1:${ports.bare}` });

// Payment pages have no content from the backend.
const paths = samplePaths.filter((path) => !isPaymentPage(path));

for (const width of [1440, 390]) {
  test(`${width} px wide, no page moves while its content loads`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    // Each page is a first visit: its fonts and scripts come late.
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect(page.locator('.splash')).toBeHidden();
      await expectStill(page);
    }
  });
}

/** Pages that were not prerendered load their content without layout shift. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { isPaymentPage } from '../../../src/shared/lib/paymentPages.ts';
import { test } from '../fixtures.ts';
import { siteFolder } from '../places.ts';
import { expectStill, recordShifts } from './page.ts';

const some = ['/', '/careers', '/case-studies/1'];
// Payment pages have no content from the backend.
const all = samplePaths.filter((each) => !isPaymentPage(each));

for (const [width, paths] of [
  [390, some],
  [390, all],
  [1440, all],
] as const) {
  const tag = paths === all ? '@deep' : [];
  const title = `at ${width} px ${paths.length} pages do not shift while their content loads`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    // Routing disables the cache, so each page is a first visit with late fonts and scripts.
    await page.route(
      ({ pathname }) => paths.includes(pathname),
      (route) => route.fulfill({ path: path.join(siteFolder, 'shell.html') }),
    );
    for (const each of paths) {
      await page.goto(each);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect(page.locator('.splash')).toBeHidden();
      await expectStill(page);
    }
  });
}

/** Pages whose content comes after the page, in the build without prerendered pages. */
import { expect } from '@playwright/test';
import { ports } from '../ports.ts';
import { test } from './page.ts';

test.use({ baseURL: `http://127.0.0.1:${ports.bare}` });

const paths = [
  '/',
  '/services',
  '/services-details/1',
  '/portfolio',
  '/project-details/1',
  '/case-studies',
  '/case-studies/1',
  '/game-details/2',
  '/team-details/1',
  '/about-us',
  '/blog-single/1',
  '/careers',
  '/job-details/senior-ios-engineer',
];

for (const path of paths) {
  test(`${path} does not move while its content loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const nodes = entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName),
          );
          shifts.push({ value: entry.value, nodes });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect(page.locator('.splash')).toBeHidden();
      const shifts = await page.evaluate(
        () => (window as typeof window & { shifts: { value: number; nodes: string[] }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
    }
  });
}

/** Shared by the tests of prerendered pages: sample paths, and a page that reports errors and lost elements. */
import { test as base, expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';

/** A path of every route, and a not-found one. */
export const everyPage = [...samplePaths, '/no-such-page'];

/** Fails on every page error, including hydration mismatches. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const expected = /^Failed to load resource/.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(`Uncaught on ${page.url()}: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          // Module scripts have not run yet.
          if (document.readyState === 'interactive') {
            Object.assign(globalThis, { firstNodes: [...document.querySelectorAll('#root *')] });
          }
        });
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until every part of the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const owned = (node: Element | null) =>
      node !== null && Object.keys(node).some((key) => key.startsWith('__react'));
    const parts = [...document.querySelectorAll('#root header, #root main > *, #root footer')];
    return (
      parts.length > 2 &&
      parts.every(owned) &&
      !document.querySelector('#root')?.innerHTML.includes('<!--$?-->')
    );
  });
}

/** Number of prerendered elements, and how many of them are still in the page. */
export const keptNodes = (page: Page) =>
  page.evaluate(() => {
    const { firstNodes } = globalThis as typeof globalThis & { firstNodes: Element[] };
    return {
      before: firstNodes.length,
      kept: firstNodes.filter((node) => node.isConnected).length,
    };
  });

/** Counts of metadata that must be unique. */
export const repeatedMetadata = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')].map(
      (element) =>
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    );
    return seen.filter((name, index) => seen.indexOf(name) !== index);
  });

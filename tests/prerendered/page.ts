/** What the tests of prerendered pages share: the pages, and a page that reports every error and what became of its HTML. */
import { test as base, expect, type Page } from '@playwright/test';
import { samplePaths } from '../../src/routes.ts';

/** A page of every route, and one that is not found. */
export const everyPage = [...samplePaths, '/no-such-page'];

/** Fails on every error of the page; a mismatch between HTML and first rendering is one. */
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

/** Waits until React has taken over every part of the page. */
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

/** How many of the elements of the prerendered HTML are still in the page, and how many there were. */
export const keptNodes = (page: Page) =>
  page.evaluate(() => {
    const { firstNodes } = globalThis as typeof globalThis & { firstNodes: Element[] };
    return {
      before: firstNodes.length,
      kept: firstNodes.filter((node) => node.isConnected).length,
    };
  });

/** Metadata that must be there at most once, with the number of times it is. */
export const repeatedMetadata = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')].map(
      (element) =>
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    );
    return seen.filter((name, index) => seen.indexOf(name) !== index);
  });

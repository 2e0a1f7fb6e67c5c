/**
 * Browsers for measurements: with a debugging port for Lighthouse, or with Playwright on an emulated mid-range phone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../setup/browser.ts';
import { launchOptions } from '../setup/launch.ts';
import { startProgram } from './processes.ts';

/** Starts a browser with an empty profile; gives its debugging port. */
export async function startDebuggedBrowser(): Promise<AsyncDisposable & { port: number }> {
  const { executablePath, args, env } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-browser-'));
  const removeProfile = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const quiet = [
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--no-first-run',
    '--mute-audio',
  ];
  const command = executablePath;
  try {
    const browser = await startProgram(
      { name: 'The browser', command, args: [...args, ...flags, ...quiet, 'about:blank'], env },
      /^DevTools listening on ws:\/\/[^:]+:(\d+)/,
    );
    return {
      port: Number(browser.said[1]),
      [Symbol.asyncDispose]: async () => {
        await browser[Symbol.asyncDispose]();
        await removeProfile();
      },
    };
  } catch (error) {
    await removeProfile();
    throw error;
  }
}

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Lighthouse's emulated phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's values for slow 4G and a mid-range phone, with throttling by the browser. */
const connection = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const processorSlowdown = 4;

/** Runs `use` on a throttled phone page with an empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** FCP and LCP in ms, and the scripts with their request times in ms. */
export type Paints = { fcp: number; lcp: number; scripts: { path: string; at: number }[] };

const settleMs = 3000;
const quietMs = 20_000;

/** Loads a URL and waits until scripts that start after the load are done. */
export async function measurePaints(page: Page, url: string): Promise<Paints> {
  await page.addInitScript(() => {
    const paints = { fcp: 0, lcp: 0 };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') paints.fcp = startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      paints.lcp = list.getEntries().at(-1)?.startTime ?? paints.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { timeout: 60_000 });
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  // A video may continue to load.
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => {});
  return page.evaluate(() => {
    const { paints } = globalThis as typeof globalThis & { paints: { fcp: number; lcp: number } };
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }));
    return { ...paints, scripts };
  });
}

/** Retries once and says so, so that one lost connection does not end a long measurement. */
export async function retryOnce<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.warn(`  ${what} failed and is tried once more: ${(error as Error).message}`);
    return work();
  }
}

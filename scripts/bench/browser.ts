/** Browsers for measurements, and pages on an emulated mid-range phone. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/launch.ts';

/** Starts a browser; Lighthouse reaches it by its debugging port. */
export async function startBrowser(debuggingPort?: number): Promise<Browser> {
  const options = await launchOptions();
  const own = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...own] });
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

/** FCP and LCP in ms, and the scripts with their request times in ms. */
export type Paints = { fcp: number; lcp: number; scripts: { path: string; at: number }[] };

async function readPaints(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { timeout: 60_000 });
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(3000);
  // A video may continue to load.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
  return page.evaluate(async () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    // These entries are for observers only, which get the earlier ones too.
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().at(-1)?.startTime ?? 0);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }))
      .filter(({ path }) => /\.m?js$/.test(path));
    return { fcp: first?.startTime ?? 0, lcp, scripts };
  });
}

/** Loads a URL on a throttled phone with an empty cache, until scripts that start after the load are done. */
export function measurePaints(browser: Browser, url: string): Promise<Paints> {
  return retryOnce(url, async () => {
    await using context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await readPaints(page, url);
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

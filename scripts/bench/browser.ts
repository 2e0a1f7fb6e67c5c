/** Lighthouse, and the browser for it. */
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../shared/launch.ts';
import { ports } from './site.ts';
import { loadTool } from './tools.ts';

/** The part of Lighthouse's result that is used. */
export type LighthouseResult = {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Starts a browser with a debugging port for Lighthouse. */
export async function startBrowser(): Promise<Browser> {
  const { args = [], ...options } = await launchOptions();
  const port = `--remote-debugging-port=${ports.debugging}`;
  return chromium.launch({ ...options, args: [...args, port] });
}

/** Retries once with a warning, so that one lost connection does not end a long measurement. */
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

/** Measures a URL on Lighthouse's phone in a new browser. `simulate` computes slow 4G, `devtools` slows the browser down. */
export async function runLighthouse(
  url: string,
  throttlingMethod: 'simulate' | 'devtools',
  onlyAudits?: readonly string[],
): Promise<LighthouseResult> {
  const lighthouse = await loadTool<Lighthouse>('lighthouse');
  const flags = { port: ports.debugging, logLevel: 'error', disableFullPageScreenshot: true };
  return retryOnce(url, async () => {
    await using _browser = await startBrowser();
    const result = await lighthouse(url, { ...flags, throttlingMethod, onlyAudits });
    const failure = result ? result.lhr.runtimeError?.message : 'Lighthouse gave no result.';
    if (!result || failure) throw new Error(failure);
    return result.lhr;
  });
}

/** Benchmark "scripts": kB of script that the home page loads without interaction, in all and before its LCP. */
import { measurePaints, startBrowser } from './browser.ts';
import type { PartResult } from './report.ts';
import { originOf, sentBytes } from './site.ts';

async function kilobytesOf(scripts: { path: string }[]): Promise<number> {
  const paths = new Set(scripts.map(({ path }) => path));
  const sizes = await Promise.all([...paths].map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Measures once: the files are the same each time. */
export async function measureScripts(): Promise<PartResult> {
  await using browser = await startBrowser();
  const { lcp, scripts } = await measurePaints(browser, `${originOf('prerendered')}/`);
  const early = scripts.filter(({ at }) => at < lcp);
  const measure = async (what: string, counted: typeof scripts, atMost: number) => ({
    what: `/ ${what}`,
    values: [await kilobytesOf(counted)],
    unit: 'kB',
    digits: 1,
    target: { atMost },
  });
  return {
    measures: [
      await measure('in all', scripts, 135),
      await measure('before the largest paint', early, 0),
    ],
    note: 'Files packed with brotli as the edge sends them, 1 kB being 1000 bytes, without headers and without what is inlined. A script counts when it is requested before the largest contentful paint of a throttled phone.',
  };
}

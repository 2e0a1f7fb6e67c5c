/** Benchmarks "paint" (FCP and LCP compared with the same page without scripts) and "scripts" (kB of the home page). */
import { measurePaints, type Paints, startBrowser } from './browser.ts';
import { type Measure, type PartResult, ratios, takeTurns } from './report.ts';
import { type Form, originOf, sentBytes } from './site.ts';

const routes = ['/', '/careers', '/case-studies/1'];
const forms: Form[] = ['prerendered', 'plain'];
const targets = [
  { metric: 'lcp', name: 'LCP', atMost: 1.03 },
  { metric: 'fcp', name: 'FCP', atMost: 1.05 },
] as const;

/** A single ratio varies by several hundredths, as much as the targets allow, so there are more rounds. */
const roundsPerRun = 2;

/** Measures all pages, with their forms in turns. */
export async function measurePaint({ runs }: { runs: number }): Promise<PartResult> {
  await using browser = await startBrowser();
  const measures: Measure[] = [];
  for (const route of routes) {
    const [own = [], plain = []] = await takeTurns(forms, runs * roundsPerRun, (form) =>
      measurePaints(browser, originOf(form) + route),
    );
    for (const { metric, name, atMost } of targets) {
      const what = `${route} ${name} against plain HTML`;
      const timesOf = (paints: Paints[]) => paints.map((each) => each[metric]);
      const values = ratios(timesOf(own), timesOf(plain));
      measures.push({ what, values, unit: '×', digits: 3, target: { atMost } });
    }
  }
  return {
    measures,
    note: "A phone of 412 × 823 px with an empty cache, slowed down by the browser itself with Lighthouse's values for slow 4G and a mid-range phone. Both forms of a page are loaded in turns; a ratio is that of one round, and there are two rounds for each run of other parts. Plain HTML is the prerendered page without its script elements, data included.",
  };
}

async function kilobytesOf(scripts: { path: string }[]): Promise<number> {
  const paths = new Set(scripts.map(({ path }) => path));
  const sizes = await Promise.all([...paths].map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Measures the scripts that the home page loads without interaction. Once: the files are the same each time. */
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

/** Benchmarks "paint" (FCP and LCP compared with the same page without scripts) and "scripts" (kB of the home page). */
import { runLighthouse } from './browser.ts';
import { type Measure, type PartResult, ratios, takeTurns } from './report.ts';
import { type Form, originOf, sentBytes } from './site.ts';

const routes = ['/', '/careers', '/case-studies/1'];
const forms: Form[] = ['dist', 'plain'];
const lcp = 'largest-contentful-paint';
const targets = [
  { id: lcp, name: 'LCP', atMost: 1.03 },
  { id: 'first-contentful-paint', name: 'FCP', atMost: 1.05 },
];

/** More rounds than runs, because a single ratio varies by several hundredths, as much as the targets allow. */
const roundsPerRun = 2;

/** Measures all pages, both forms of each alternately. */
export async function measurePaint(runs: number): Promise<PartResult> {
  const measures: Measure[] = [];
  for (const route of routes) {
    const audits = targets.map(({ id }) => id);
    const [own = [], plain = []] = await takeTurns(forms, runs * roundsPerRun, (form) =>
      runLighthouse(originOf(form) + route, 'devtools', audits),
    );
    for (const { id, name, atMost } of targets) {
      const timesOf = (results: typeof own) =>
        results.map((each) => each.audits[id]?.numericValue ?? Number.NaN);
      const values = ratios(timesOf(own), timesOf(plain));
      const what = `${route} ${name} against plain HTML`;
      measures.push({ what, values, unit: '×', digits: 3, target: { atMost } });
    }
  }
  return {
    measures,
    note: "Lighthouse's phone with an empty cache, slowed down by the browser itself. Both forms of a page are loaded in turns; a ratio is that of one round, and there are two rounds for each run of other parts. Plain HTML is the prerendered page without its script elements, data included.",
  };
}

type Requested = { url: string; resourceType?: string; networkRequestTime: number };

/** Measures the scripts that the home page loads without interaction, once, because the files do not vary. */
export async function measureScripts(): Promise<PartResult> {
  const url = `${originOf('dist')}/`;
  const { audits } = await runLighthouse(url, 'devtools', [lcp, 'network-requests']);
  const requested = (audits['network-requests']?.details?.items ?? []) as Requested[];
  const scripts = requested.filter(({ resourceType }) => resourceType === 'Script');
  const painted = audits[lcp]?.numericValue ?? Number.NaN;
  const early = scripts.filter(({ networkRequestTime }) => !(networkRequestTime > painted));
  const measure = async (what: string, counted: Requested[], atMost: number) => {
    const paths = new Set(counted.map((each) => new URL(each.url).pathname));
    const sizes = await Promise.all([...paths].map(sentBytes));
    const values = [sizes.reduce((sum, size) => sum + size, 0) / 1000];
    return { what: `/ ${what}`, values, unit: 'kB', digits: 1, target: { atMost } };
  };
  return {
    measures: [
      await measure('in all', scripts, 133),
      await measure('before the largest paint', early, 0),
    ],
    note: 'Files packed with brotli as the edge sends them, 1 kB being 1000 bytes, without headers and without what is inlined. A script counts when it is requested before the largest contentful paint of a throttled phone.',
  };
}

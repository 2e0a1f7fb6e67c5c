/** Benchmark "paint": FCP and LCP compared with the same page without scripts. */
import type { Browser } from '@playwright/test';
import { measurePaints, onPhone, retryOnce, startBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { Detail, Measure, PartResult } from './report.ts';
import { type Form, servePages, startMock } from './site.ts';
import { median, ratios, rotated } from './statistics.ts';

type Metric = 'fcp' | 'lcp';
type Series = Record<Metric, number[]>;

const routes = ['/', '/careers', '/case-studies/1'];
const forms: Form[] = ['prerendered', 'plain'];
const names: Record<Metric, string> = { fcp: 'FCP', lcp: 'LCP' };
const limits: Record<Metric, number> = { fcp: 1.05, lcp: 1.03 };

/** A single ratio varies by several hundredths, as much as the targets allow, so there are more rounds. */
const roundsPerRun = 2;

/** Paints of one page in both forms, one value per round; rounds alternate the order. */
async function measureRoute(browser: Browser, route: string, options: BenchOptions) {
  const empty = (): Series => ({ fcp: [], lcp: [] });
  const series: Record<Form, Series> = { prerendered: empty(), plain: empty() };
  // Round -1 is a warm-up.
  for (let round = -1; round < options.runs * roundsPerRun; round += 1) {
    for (const form of rotated(forms, round + 1)) {
      const url = originOf(form, options) + route;
      const paints = await retryOnce(url, () =>
        onPhone(browser, (page) => measurePaints(page, url)),
      );
      if (round < 0) continue;
      series[form].fcp.push(paints.fcp);
      series[form].lcp.push(paints.lcp);
    }
  }
  return series;
}

const ratioMeasure = (route: string, metric: Metric, series: Record<Form, Series>): Measure => ({
  what: `${route} ${names[metric]} against plain HTML`,
  values: ratios(series.prerendered[metric], series.plain[metric]),
  unit: '×',
  digits: 3,
  target: { atMost: limits[metric] },
});

const timesOf = (route: string, series: Record<Form, Series>) =>
  (['fcp', 'lcp'] as const).map((metric) => [
    route,
    names[metric],
    ...forms.map((form) => Math.round(median(series[form][metric])).toString()),
  ]);

/** Measures all pages, with their forms in turns. */
export async function measurePaint(options: BenchOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  for (const form of forms) stack.use(await servePages(form, 'agency', options));
  const browser = stack.adopt(await startBrowser(), (each) => each.close());
  const measures: Measure[] = [];
  const times: Detail = {
    title: 'Medians in ms',
    head: ['route', 'metric', 'prerendered', 'plain HTML'],
    rows: [],
  };
  for (const route of routes) {
    const series = await measureRoute(browser, route, options);
    for (const metric of ['lcp', 'fcp'] as const) {
      measures.push(ratioMeasure(route, metric, series));
    }
    times.rows.push(...timesOf(route, series));
  }
  return {
    measures,
    details: [times],
    notes: [
      "A phone of 412 × 823 px with an empty cache, slowed down by the browser itself with Lighthouse's values for slow 4G and a mid-range phone. Both forms of a page are loaded in turns; a ratio is that of one round, and there are two rounds for each run of other parts. Plain HTML is the prerendered page without its script elements, data included.",
    ],
  };
}

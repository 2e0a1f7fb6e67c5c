/** Lighthouse on every route; paint compared with the control; scripts of the home page. */
import { stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { samplePaths } from '../../src/routes.ts';
import { launchOptions } from '../shared/launch.ts';
import { findFreePort } from '../shared/testPort.ts';
import { type Measure, median, ratios, takeTurns } from './measure.ts';
import { type Form, folder, loadTool, originOf } from './site.ts';

type LighthouseResult = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Measures a URL on Lighthouse's phone in a new browser. `simulate` computes slow 4G, `devtools` slows the browser down. */
async function visit(url: string, throttlingMethod: 'simulate' | 'devtools') {
  const lighthouse = await loadTool<Lighthouse>('lighthouse');
  const port = await findFreePort();
  await using _browser = await chromium.launch(
    await launchOptions([`--remote-debugging-port=${port}`]),
  );
  const flags = { port, logLevel: 'error', disableFullPageScreenshot: true, throttlingMethod };
  const result = await lighthouse(url, flags);
  const failure = result ? result.lhr.runtimeError?.message : 'Lighthouse gave no result.';
  if (!result || failure) throw new Error(failure);
  const { categories, audits } = result.lhr;
  const metric = (id: string) => {
    const points = categories[id]?.score;
    return typeof points === 'number' ? points * 100 : (audits[id]?.numericValue ?? Number.NaN);
  };
  return { metric, audits };
}

const lcp = 'largest-contentful-paint';
const forms: Form[] = ['dist', 'plain'];

/** Scores and figures of Lighthouse with their targets. */
const columns: Measure[] = [
  ...['accessibility', 'best-practices', 'seo'].map((what) => ({ what, values: [], atLeast: 100 })),
  { what: 'performance', values: [], atLeast: 99 },
  { what: 'cumulative-layout-shift', values: [], atMost: 0.01, digits: 3 },
  { what: 'total-blocking-time', values: [], atMost: 50, unit: 'ms' },
];

/** Lighthouse for phones: the worst route of each score, and the home page and its control, slowed down by the browser. */
export async function measureLighthouse(runs: number): Promise<Measure[]> {
  const visits = await takeTurns(samplePaths, runs, (route) =>
    visit(originOf('dist') + route, 'simulate'),
  );
  const slowed = await takeTurns(forms, runs, (form) => visit(`${originOf(form)}/`, 'devtools'));
  const [own = [], control = []] = slowed.map((all) => all.map((one) => one.metric('performance')));
  const worst = columns.map((column) => {
    const sign = column.atLeast === undefined ? -1 : 1;
    const routes = visits.map((all, index) => ({
      what: `${column.what}, worst of ${samplePaths.length} routes: ${samplePaths[index]}`,
      values: all.map((one) => one.metric(column.what)),
    }));
    const [first] = routes.toSorted((a, b) => sign * (median(a.values) - median(b.values)));
    return { ...column, ...first };
  });
  return [
    ...worst,
    { what: 'performance of /, slowed down', values: own, atLeast: 95 },
    { what: 'control: the same of plain HTML', values: control },
  ];
}

/** First and largest paint compared with the control. More rounds than runs: a ratio varies as much as its target. */
export async function measurePaint(runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const route of ['/', '/careers', '/case-studies/1']) {
    const visits = await takeTurns(forms, runs * 2, (form) =>
      visit(originOf(form) + route, 'devtools'),
    );
    for (const [id, atMost] of Object.entries({ [lcp]: 1.03, 'first-contentful-paint': 1.05 })) {
      const times = visits.map((all) => all.map(({ metric }) => metric(id)));
      const [own = [], plain = []] = times;
      const what = `${route} ${id} against plain HTML`;
      measures.push({ what, values: ratios(own, plain), unit: '×', digits: 3, atMost });
      measures.push({ what: `control: ${route} ${id}`, values: plain, unit: 'ms' });
    }
  }
  return measures;
}

type Requested = { url: string; resourceType?: string; networkRequestTime: number };

/** Scripts that the home page loads without interaction, in kB (1000 bytes) as the edge sends them, with brotli. */
export async function measureScripts(): Promise<Measure[]> {
  const { audits, metric } = await visit(`${originOf('dist')}/`, 'devtools');
  const requested = (audits['network-requests']?.details?.items ?? []) as Requested[];
  const scripts = requested.filter(({ resourceType }) => resourceType === 'Script');
  const early = scripts.filter(({ networkRequestTime }) => !(networkRequestTime > metric(lcp)));
  const sizeOf = async (counted: Requested[]) => {
    const files = new Set(counted.map(({ url }) => `${folder}/dist${new URL(url).pathname}`));
    const stats = [...files].map((file) => stat(`${file}.br`).catch(() => stat(file)));
    return (await Promise.all(stats)).reduce((sum, { size }) => sum + size / 1000, 0);
  };
  const kB = { unit: 'kB', digits: 1 };
  return [
    { ...kB, what: 'scripts of / in all', values: [await sizeOf(scripts)], atMost: 130 },
    { ...kB, what: 'before the largest paint', values: [await sizeOf(early)], atMost: 0 },
  ];
}

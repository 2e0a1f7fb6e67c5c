/** Scores of Lighthouse. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../shared/launch.ts';
import { findFreePort } from '../shared/testPort.ts';
import { type Measure, takeTurns } from './measure.ts';
import { loadTool, originOf, variants } from './site.ts';

type LighthouseResult = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
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
  return (id: string) => {
    const points = categories[id]?.score;
    return typeof points === 'number' ? points * 100 : (audits[id]?.numericValue ?? Number.NaN);
  };
}

/** Scores and figures of Lighthouse with their targets. */
const columns: Measure[] = [
  ...['accessibility', 'best-practices', 'seo'].map((what) => ({ what, values: [], atLeast: 100 })),
  { what: 'performance', values: [], atLeast: 99 },
  { what: 'cumulative-layout-shift', values: [], atMost: 0.01, digits: 3 },
  { what: 'total-blocking-time', values: [], atMost: 50, unit: 'ms' },
];

/** Each score of each route, and the home page and its control, slowed down by the browser. */
export async function measureLighthouse(
  runs: number,
  routes: readonly string[],
): Promise<Measure[]> {
  const visits = await takeTurns(routes, runs, (route) =>
    visit(originOf('dist') + route, 'simulate'),
  );
  const slowed = await takeTurns(variants, runs, (form) => visit(`${originOf(form)}/`, 'devtools'));
  const [own = [], plain = []] = slowed.map((all) => all.map((metric) => metric('performance')));
  const rows = visits.flatMap((all, index) =>
    columns.map((column) => {
      const values = all.map((metric) => metric(column.what));
      return { ...column, what: `${routes[index]} ${column.what}`, values };
    }),
  );
  return [
    ...rows,
    { what: '/ performance, slowed down', values: own, atLeast: 95 },
    { what: 'control: the same of plain HTML', values: plain },
  ];
}

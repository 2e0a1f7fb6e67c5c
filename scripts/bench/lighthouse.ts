/** Benchmark "lighthouse": Lighthouse for phones on every page. */
import { retryOnce, startBrowser } from './browser.ts';
import { type BenchOptions, type Measure, median, type PartResult, type Target } from './report.ts';
import { originOf, ports } from './site.ts';
import { loadTool } from './tools.ts';

/** The part of Lighthouse's result that is used. */
type LighthouseResult = {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Scores from 0 to 100 by category, and metrics by audit. */
type Column = { id: string; name: string; unit: string; digits: number; target: Target };

const score = (id: string, name: string, atLeast: number): Column => ({
  ...{ id, name, unit: '', digits: 0, target: { atLeast } },
});
const columns: Column[] = [
  score('performance', 'performance', 99),
  score('accessibility', 'accessibility', 100),
  score('best-practices', 'best practices', 100),
  score('seo', 'SEO', 100),
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', digits: 3, target: { atMost: 0.01 } },
  { id: 'total-blocking-time', name: 'TBT', unit: 'ms', digits: 0, target: { atMost: 50 } },
];

/** A run: values by column, and the machine's speed. */
type Run = { speed: number; values: Record<string, number> };
type Visits = { route: string; runs: Run[] };

/** Reads a result. Throws when Lighthouse could not measure the page. */
function readRun({ environment, runtimeError, categories, audits }: LighthouseResult): Run {
  if (runtimeError) throw new Error(runtimeError.message);
  const values = columns.map(({ id }) => {
    const points = categories[id]?.score;
    const value = typeof points === 'number' ? points * 100 : audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
    return [id, value] as const;
  });
  return { speed: environment.benchmarkIndex, values: Object.fromEntries(values) };
}

/** Runs on a machine slower than this share of its full speed do not count: under load the median itself is slow. */
const slowest = 0.75;

/** Visits every route in rounds; those with too few runs at full speed up to as many times again. */
async function visitAll(routes: string[], count: number, visit: (route: string) => Promise<Run>) {
  const visits: Visits[] = routes.map((route) => ({ route, runs: [] }));
  const steady = ({ runs }: Visits) => {
    const speeds = visits.flatMap((each) => each.runs.map(({ speed }) => speed));
    return runs.filter(({ speed }) => speed >= Math.max(...speeds) * slowest);
  };
  for (let round = 0; round < count * 2; round += 1) {
    for (const each of visits) {
      if (round >= count && steady(each).length >= count) continue;
      const run = await retryOnce(each.route, () => visit(each.route));
      each.runs.push(run);
      const points = run.values.performance?.toFixed(0);
      console.log(`  ${round + 1} ${each.route} ${points} (speed ${run.speed.toFixed(0)})`);
    }
  }
  return visits.map((each) => {
    const runs = steady(each);
    if (runs.length > 0) return { ...each, runs };
    throw new Error(`The machine was slow in every run of ${each.route}.`);
  });
}

const valuesOf = ({ runs }: Visits, { id }: Column) =>
  runs.map(({ values }) => values[id] ?? Number.NaN);

/** The route with the worst median. */
function worstMeasure(visits: Visits[], column: Column): Measure {
  const sign = 'atLeast' in column.target ? -1 : 1;
  const [worst] = visits.toSorted(
    (a, b) => sign * (median(valuesOf(b, column)) - median(valuesOf(a, column))),
  );
  const { name, unit, digits, target } = column;
  return {
    what: `${name}, worst of ${visits.length} routes: ${worst?.route}`,
    values: worst ? valuesOf(worst, column) : [],
    ...{ unit, digits, target },
  };
}

const routeTable = (visits: Visits[]) => [
  ['route', ...columns.map(({ name }) => name)],
  ...visits.map((each) => [
    each.route,
    ...columns.map((column) => median(valuesOf(each, column)).toFixed(column.digits)),
  ]),
];

/** Runs Lighthouse on the prerendered site, each time in a new browser. */
export async function measureLighthouse({ runs, routes }: BenchOptions): Promise<PartResult> {
  const lighthouse = await loadTool<Lighthouse>('lighthouse');
  const visit = (throttlingMethod: 'simulate' | 'devtools') => async (route: string) => {
    await using _browser = await startBrowser(ports.debugging);
    const result = await lighthouse(originOf('prerendered') + route, {
      port: ports.debugging,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      throttlingMethod,
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${route}.`);
    return readRun(result.lhr);
  };
  const [first = '/'] = routes;
  // Warm-up.
  await retryOnce('The first run', () => visit('simulate')(first));
  const visits = await visitAll(routes, runs, visit('simulate'));
  const throttled = await visitAll([first], runs, visit('devtools'));
  const performance = worstMeasure(throttled, score('performance', 'performance', 95));
  return {
    measures: [
      ...columns.map((column) => worstMeasure(visits, column)),
      { ...performance, what: `performance of ${first}, throttled by the browser` },
    ],
    note: "Lighthouse's own settings for phones, its simulated throttling included; each run in a new browser, all routes in rounds, after one run to warm up. Runs on a slow machine (benchmark index below three quarters of the highest) do not count. Medians by route (times in ms):",
    table: routeTable(visits),
  };
}

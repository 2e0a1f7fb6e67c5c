/** Benchmark "lighthouse": Lighthouse for phones on every page. */
import { samplePaths } from '../../src/routes.ts';
import { type LighthouseResult, runLighthouse } from './browser.ts';
import { type Measure, median, type PartResult, type Target } from './report.ts';
import { originOf } from './site.ts';

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

type Visits = { route: string; runs: LighthouseResult[] };

const speedOf = ({ environment }: LighthouseResult) => environment.benchmarkIndex;

/** Runs below this share of the machine's full speed do not count, because under load the median itself is slow. */
const slowest = 0.75;

/** Visits every route `count` times, in rounds; repeats runs below full speed, at most `count` times more. */
async function visitAll(
  routes: readonly string[],
  count: number,
  method: 'simulate' | 'devtools',
): Promise<Visits[]> {
  const visits: Visits[] = routes.map((route) => ({ route, runs: [] }));
  const steady = ({ runs }: Visits) => {
    const speeds = visits.flatMap((each) => each.runs.map(speedOf));
    return runs.filter((run) => speedOf(run) >= Math.max(...speeds) * slowest);
  };
  for (let round = 0; round < count * 2; round += 1) {
    for (const each of visits) {
      if (round >= count && steady(each).length >= count) continue;
      each.runs.push(await runLighthouse(originOf('dist') + each.route, method));
    }
    console.log(`  round ${round + 1}, ${method}`);
  }
  return visits.map((each) => {
    const runs = steady(each);
    if (runs.length > 0) return { ...each, runs };
    throw new Error(`The machine was slow in every run of ${each.route}.`);
  });
}

function valuesOf({ runs }: Visits, { id }: Column): number[] {
  return runs.map(({ categories, audits }) => {
    const points = categories[id]?.score;
    return typeof points === 'number' ? points * 100 : (audits[id]?.numericValue ?? Number.NaN);
  });
}

/** The route with the worst median. */
function worstMeasure(visits: Visits[], column: Column): Measure {
  const sign = 'atLeast' in column.target ? -1 : 1;
  const [worst] = visits.toSorted(
    (a, b) => sign * (median(valuesOf(b, column)) - median(valuesOf(a, column))),
  );
  const { name, unit, digits, target } = column;
  const what = `${name}, worst of ${visits.length} routes: ${worst?.route}`;
  return { what, values: worst ? valuesOf(worst, column) : [], unit, digits, target };
}

const routeTable = (visits: Visits[]) => [
  ['route', ...columns.map(({ name }) => name)],
  ...visits.map((each) => [
    each.route,
    ...columns.map((column) => median(valuesOf(each, column)).toFixed(column.digits)),
  ]),
];

/** Runs Lighthouse on the prerendered site, each time in a new browser. */
export async function measureLighthouse(runs: number): Promise<PartResult> {
  // Warm-up.
  await runLighthouse(originOf('dist'), 'simulate');
  const visits = await visitAll(samplePaths, runs, 'simulate');
  const throttled = await visitAll(['/'], runs, 'devtools');
  const performance = worstMeasure(throttled, score('performance', 'performance', 95));
  return {
    measures: [
      ...columns.map((column) => worstMeasure(visits, column)),
      { ...performance, what: 'performance of /, throttled by the browser' },
    ],
    note: "Lighthouse's own settings for phones, its simulated throttling included; each run in a new browser, all routes in rounds, after one run to warm up. Runs on a slow machine (benchmark index below three quarters of the highest) do not count. Medians by route (times in ms):",
    table: routeTable(visits),
  };
}

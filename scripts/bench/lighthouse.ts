/** Benchmark "lighthouse": Lighthouse for phones on every page. */
import { type Loss, type Metric, type Run, readRun, type Score } from './audit.ts';
import { retryOnce, startDebuggedBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { Detail, Measure, PartResult, Target } from './report.ts';
import { servePages, startMock } from './site.ts';
import { median, steadyFrom } from './statistics.ts';
import { loadLighthouse } from './tools.ts';

type Visits = { route: string; runs: Run[] };

const read = {
  performance: (run: Run) => run.scores.performance,
  accessibility: (run: Run) => run.scores.accessibility,
  'best practices': (run: Run) => run.scores.bestPractices,
  SEO: (run: Run) => run.scores.seo,
  CLS: (run: Run) => run.metrics.cls,
  TBT: (run: Run) => run.metrics.tbt,
  LCP: (run: Run) => run.metrics.lcp,
  FCP: (run: Run) => run.metrics.fcp,
} satisfies Record<string, (run: Run) => Run['scores'][Score] | Run['metrics'][Metric]>;

type Column = keyof typeof read;

const columns: { name: Column; unit: string; digits: number; target?: Target }[] = [
  { name: 'performance', unit: '', digits: 0, target: { atLeast: 99 } },
  { name: 'accessibility', unit: '', digits: 0, target: { atLeast: 100 } },
  { name: 'best practices', unit: '', digits: 0, target: { atLeast: 100 } },
  { name: 'SEO', unit: '', digits: 0, target: { atLeast: 100 } },
  { name: 'CLS', unit: '', digits: 3, target: { atMost: 0.01 } },
  { name: 'TBT', unit: 'ms', digits: 0, target: { atMost: 50 } },
  { name: 'LCP', unit: 'ms', digits: 0 },
  { name: 'FCP', unit: 'ms', digits: 0 },
];

const middle = (runs: Run[], name: Column) => median(runs.map(read[name]));

/** The route with the worst median. */
function worstMeasure(visits: Visits[], { name, ...column }: (typeof columns)[number]): Measure {
  const sign = column.target && 'atLeast' in column.target ? -1 : 1;
  const worst = visits.reduce((least, each) =>
    sign * middle(each.runs, name) > sign * middle(least.runs, name) ? each : least,
  );
  const values = worst.runs.map(read[name]);
  return { what: `${name}, worst of ${visits.length} routes: ${worst.route}`, values, ...column };
}

function routeTable(visits: Visits[]): Detail {
  const rows = visits.map(({ route, runs }) => [
    route,
    ...columns.map(({ name, digits }) => middle(runs, name).toFixed(digits)),
  ]);
  return {
    title: 'Medians by route (times in ms)',
    head: ['route', ...columns.map(({ name }) => name)],
    rows,
  };
}

/** The run with the median performance score. */
function typicalRun(runs: Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return sorted[Math.floor((sorted.length - 1) / 2)] as Run;
}

/** The audits of the typical runs with their routes, most expensive first. */
function lossTable(title: string, visits: Visits[], key: 'losses' | 'hints'): Detail {
  const groups = new Map<string, (Loss & { route: string })[]>();
  for (const { route, runs } of visits) {
    for (const loss of typicalRun(runs)[key]) {
      const name = `${loss.category} ${loss.audit}`;
      groups.set(name, [...(groups.get(name) ?? []), { ...loss, route }]);
    }
  }
  const rows = [...groups]
    .map(([name, found]) => ({ name, found: found.toSorted((a, b) => b.lost - a.lost) }))
    .toSorted((a, b) => (b.found[0]?.lost ?? 0) - (a.found[0]?.lost ?? 0))
    .map(({ name, found }) => [
      name,
      ...(key === 'losses' ? [(found[0]?.lost ?? 0).toFixed(1)] : []),
      found.map(({ route }) => route).join(' '),
      found[0]?.detail ?? '',
    ]);
  const points = key === 'losses' ? ['points lost at most'] : [];
  return { title, head: ['audit', ...points, 'routes', 'on the first of them'], rows };
}

function notesOn(from: number, leftOut: number, restless: Visits[]): string[] {
  const how = `Lighthouse's own settings for phones, its simulated throttling included; each run in a new browser, all routes in rounds, after one run to warm up. Runs on a slow machine (benchmark index below ${from.toFixed(0)}, three quarters of the highest) do not count; ${leftOut} were left out.`;
  if (restless.length === 0) return [how];
  const routes = restless.map(({ route }) => route).join(' ');
  return [
    how,
    `The machine was slow in every run of ${routes}, so their speeds are not to be relied on.`,
  ];
}

/** Visits every route in rounds; repeats routes whose runs were on a slow machine, up to as many times again. */
async function visitAll(visit: (route: string) => Promise<Run>, options: BenchOptions) {
  const { routes, runs } = options;
  const visits: Visits[] = routes.map((route) => ({ route, runs: [] }));
  const speeds = () => visits.flatMap((each) => each.runs.map(({ speed }) => speed));
  const steady = (all: Run[]) => all.filter(({ speed }) => speed >= steadyFrom(speeds()));
  for (let round = 0; round < runs * 2; round += 1) {
    for (const each of visits) {
      if (round >= runs && steady(each.runs).length >= runs) continue;
      each.runs.push(await retryOnce(each.route, () => visit(each.route)));
      const { speed, scores } = each.runs.at(-1) as Run;
      console.log(
        `  ${round + 1} ${each.route} ${scores.performance.toFixed(0)} (speed ${speed.toFixed(0)})`,
      );
    }
  }
  const restless = visits.filter((each) => steady(each.runs).length === 0);
  const kept = visits.map((each) =>
    restless.includes(each) ? each : { ...each, runs: steady(each.runs) },
  );
  const leftOut = speeds().length - kept.flatMap((each) => each.runs).length;
  return { visits: kept, notes: notesOn(steadyFrom(speeds()), leftOut, restless) };
}

/** Runs Lighthouse on the prerendered site, each time in a new browser. */
export async function measureLighthouse(options: BenchOptions): Promise<PartResult> {
  const lighthouse = await loadLighthouse();
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  stack.use(await servePages('prerendered', 'agency', options));
  const visit = async (route: string, throttlingMethod: 'simulate' | 'devtools' = 'simulate') => {
    await using browser = await startDebuggedBrowser();
    const { port } = browser;
    const result = await lighthouse(originOf('prerendered', options) + route, {
      port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      throttlingMethod,
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${route}.`);
    return readRun(result.lhr);
  };
  // Warm-up.
  await retryOnce('The first run', () => visit(options.routes[0] ?? '/'));
  const { visits, notes } = await visitAll(visit, options);
  const throttled = await visitAll((route) => visit(route, 'devtools'), {
    ...options,
    routes: options.routes.slice(0, 1),
  });
  const { what, ...measure } = worstMeasure(throttled.visits, {
    name: 'performance',
    unit: '',
    digits: 0,
    target: { atLeast: 95 },
  });
  return {
    measures: [
      ...columns.map((column) => worstMeasure(visits, column)),
      { what: `${what}, throttled by the browser`, ...measure },
    ],
    details: [
      routeTable(visits),
      lossTable('What costs points', visits, 'losses'),
      lossTable('What Lighthouse advises for speed', visits, 'hints'),
    ],
    notes,
  };
}

/** Part "scripts": how many bytes of script each page loads without being touched, and how many of them before its largest paint. */
import type { Browser } from '@playwright/test';
import { measurePaints, onPhone, startBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { PartResult } from './report.ts';
import { retried } from './retried.ts';
import { sentBytes, servePages, startMock } from './site.ts';
import { median } from './statistics.ts';

type Counts = { route: string; early: number[]; all: number[] };

async function kilobytesOf(paths: string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map((each) => sentBytes(each)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function countOnce(browser: Browser, counts: Counts, options: BenchOptions): Promise<void> {
  const address = originOf('prerendered', options) + counts.route;
  const { lcp, scripts } = await retried(address, () =>
    onPhone(browser, (page) => measurePaints(page, address)),
  );
  const early = scripts.filter(({ at }) => at < lcp);
  counts.early.push(await kilobytesOf(early.map(({ path }) => path)));
  counts.all.push(await kilobytesOf(scripts.map(({ path }) => path)));
}

/** The route with the largest median. */
function worst(all: Counts[], key: 'early' | 'all'): Counts {
  return all.reduce((most, each) => (median(each[key]) > median(most[key]) ? each : most));
}

const show = (value: number) => value.toFixed(1);

/** Loads every page in turns. */
export async function measureScripts(options: BenchOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  stack.use(await servePages('prerendered', 'agency', options));
  const browser = stack.adopt(await startBrowser(), (each) => each.close());
  const all: Counts[] = options.routes.map((route) => ({ route, early: [], all: [] }));
  for (let round = 0; round < options.runs; round += 1) {
    for (const counts of all) await countOnce(browser, counts, options);
  }
  const home = all.find(({ route }) => route === '/');
  const [early, most] = [worst(all, 'early'), worst(all, 'all')];
  const unit = { unit: 'kB', digits: 1 };
  return {
    measures: [
      ...(home ? [{ what: '/ in all', values: home.all, ...unit, target: { atMost: 135 } }] : []),
      {
        what: `before the largest paint, most of ${all.length} routes: ${early.route}`,
        values: early.early,
        ...unit,
        target: { atMost: 0 },
      },
      { what: `in all, most of ${all.length} routes: ${most.route}`, values: most.all, ...unit },
    ],
    details: [
      {
        title: 'kB of script by route',
        head: ['route', 'before the largest paint', 'in all'],
        rows: all.map((each) => [each.route, show(median(each.early)), show(median(each.all))]),
      },
    ],
    notes: [
      'Files packed with brotli as the edge sends them, 1 kB being 1000 bytes, without headers and without what is inlined. A script counts as early when it is asked for before the largest contentful paint of a throttled phone.',
    ],
  };
}

/** Benchmark "scripts": kB of script that each page loads without interaction, in all and before its LCP. */
import type { Browser } from '@playwright/test';
import { measurePaints, onPhone, retryOnce, startBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { PartResult } from './report.ts';
import { sentBytes, servePages, startMock } from './site.ts';

type Counts = { route: string; beforeLcp: number; all: number };

async function kilobytesOf(paths: string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map((each) => sentBytes(each)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function count(browser: Browser, route: string, options: BenchOptions): Promise<Counts> {
  const url = originOf('prerendered', options) + route;
  const { lcp, scripts } = await retryOnce(url, () =>
    onPhone(browser, (page) => measurePaints(page, url)),
  );
  const beforeLcp = scripts.filter(({ at }) => at < lcp);
  return {
    route,
    beforeLcp: await kilobytesOf(beforeLcp.map(({ path }) => path)),
    all: await kilobytesOf(scripts.map(({ path }) => path)),
  };
}

function worst(all: Counts[], key: 'beforeLcp' | 'all'): Counts {
  return all.reduce((most, each) => (each[key] > most[key] ? each : most));
}

const show = (value: number) => value.toFixed(1);

/** Measures every page, once: the files are the same each time. */
export async function measureScripts(options: BenchOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  stack.use(await servePages('prerendered', 'agency', options));
  const browser = stack.adopt(await startBrowser(), (each) => each.close());
  const all: Counts[] = [];
  for (const route of options.routes) all.push(await count(browser, route, options));
  const home = all.find(({ route }) => route === '/');
  const [beforeLcp, most] = [worst(all, 'beforeLcp'), worst(all, 'all')];
  const unit = { unit: 'kB', digits: 1 };
  return {
    measures: [
      ...(home ? [{ what: '/ in all', values: [home.all], ...unit, target: { atMost: 135 } }] : []),
      {
        what: `before the largest paint, most of ${all.length} routes: ${beforeLcp.route}`,
        values: [beforeLcp.beforeLcp],
        ...unit,
        target: { atMost: 0 },
      },
      { what: `in all, most of ${all.length} routes: ${most.route}`, values: [most.all], ...unit },
    ],
    details: [
      {
        title: 'kB of script by route',
        head: ['route', 'before the largest paint', 'in all'],
        rows: all.map((each) => [each.route, show(each.beforeLcp), show(each.all)]),
      },
    ],
    notes: [
      'Files packed with brotli as the edge sends them, 1 kB being 1000 bytes, without headers and without what is inlined. A script counts when it is requested before the largest contentful paint of a throttled phone.',
    ],
  };
}

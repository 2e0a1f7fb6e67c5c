/** Serves a prerendered production build behind the edge, nginx where there is one, with the mock over HTTP as its backends. */
import path from 'node:path';
import type { ViolationListener } from '../../mocks/backend.ts';
import { createHttpMock } from '../../mocks/http.ts';
import { describeViolation } from '../../mocks/violations.ts';
import { compressSite } from '../../scripts/edge/compress.ts';
import { readSite } from '../../scripts/edge/site.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { startNginxEdge, startPreview } from '../edge/hosts.ts';
import { listen } from '../edge/upstream.ts';
import { buildSite, runOptions } from '../prerender/site.ts';
import { port, publishableKey } from './address.ts';

const report: ViolationListener = (violation) => console.error(describeViolation(violation));
const agency = await listen(createHttpMock('', report));
const hrms = await listen(createHttpMock('/hrms', report));

process.env.VITE_STRIPE_PUBLISHABLE_KEY = publishableKey;
const folders = buildSite(path.resolve('node_modules/.cache/edge-e2e'));
await prerender(runOptions(folders, agency));
await compressSite(folders.site);

const site = await readSite(folders.site);
const surroundings = { site, agency, hrms, answerSeconds: 20, port };
const nginx =
  process.env.EDGE === 'preview' ? 'EDGE asks for it.' : await startNginxEdge(surroundings);
if (typeof nginx === 'string') {
  console.warn(`\nA real nginx is SKIPPED, and the preview server stands in: ${nginx}\n`);
}
const edge = typeof nginx === 'string' ? await startPreview(surroundings) : nginx;
console.log(`${typeof nginx === 'string' ? 'preview' : 'nginx'}: ${edge.origin}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => edge.stop().then(() => process.exit(0)));
}

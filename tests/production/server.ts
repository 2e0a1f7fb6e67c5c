/** Serves the production site: behind the edge (nginx if it is installed), behind the preview server, and bare. */
import { readSite } from '../../scripts/edge/site.ts';
import { startNginxEdge, startPreview } from '../edge/hosts.ts';
import { ports } from './ports.ts';
import { bareFolder, siteFolder, startMock } from './site.ts';

const [agency, hrms] = [await startMock(''), await startMock('/hrms')];
const site = await readSite(siteFolder);
await startPreview({ site, agency, hrms, port: ports.prerendered });
await startPreview({ site: await readSite(bareFolder), agency, hrms, port: ports.bare });

const surroundings = { site, agency, hrms, answerSeconds: 20, port: ports.edge };
const nginx =
  process.env.EDGE === 'preview' ? 'EDGE asks for it.' : await startNginxEdge(surroundings);
if (typeof nginx === 'string') {
  console.warn(`\nA real nginx is SKIPPED, and the preview server replaces it: ${nginx}\n`);
}
const edge = typeof nginx === 'string' ? await startPreview(surroundings) : nginx;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => edge.stop().then(() => process.exit(0)));
}

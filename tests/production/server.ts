/** Serves the production site: behind the edge (nginx if it is installed), behind the preview server, and without prerendered pages. */
import { readSite } from '../../scripts/edge/site.ts';
import { startNginxEdge, startPreview } from '../edge/hosts.ts';
import { ports } from './ports.ts';
import { bareFolder, siteFolder, startMock } from './site.ts';

const [agency, hrms] = [await startMock(''), await startMock('/hrms')];
const site = await readSite(siteFolder);
await startPreview({ site, agency, hrms, port: ports.prerendered });
await startPreview({ site: await readSite(bareFolder), agency, hrms, port: ports.bare });

const setup = { site, agency, hrms, responseSeconds: 20, port: ports.edge };
const nginx = process.env.EDGE === 'preview' ? 'EDGE=preview is set.' : await startNginxEdge(setup);
if (typeof nginx === 'string') {
  console.warn(`\nA real nginx is SKIPPED, and the preview server replaces it: ${nginx}\n`);
}
const edge = typeof nginx === 'string' ? await startPreview(setup) : nginx;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => edge.stop().then(() => process.exit(0)));
}

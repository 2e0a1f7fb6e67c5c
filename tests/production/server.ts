/** Serves the production site behind the edge: nginx if available, else the preview server. */

import { describeViolation } from '../../mocks/call.ts';
import { createHttpMock } from '../../mocks/http/server.ts';
import { loadSite } from '../../scripts/edge/site.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { startNginx, startPreview } from '../servers/edge.ts';
import { port, siteFolder } from './places.ts';

const startMock = (base: string) =>
  listen(createHttpMock(base, (violation) => console.error(describeViolation(violation))));

const [agency, hrms] = [await startMock(''), await startMock('/hrms')];
const setup = { site: await loadSite(siteFolder), agency, hrms, port };
const edge = await startNginx(setup).catch(({ message }: Error) => {
  console.warn(`\nA real nginx is SKIPPED, and the preview server replaces it: ${message}\n`);
  return startPreview(setup);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => edge.stop().then(() => process.exit(0)));
}

/**
 * Serves a prerendered production build with the mock over HTTP; on a second port the same build without prerendered
 * pages.
 */
import path from 'node:path';
import { createHttpMock } from '../../mocks/http.ts';
import { describeViolation } from '../../mocks/violations.ts';
import { readSite } from '../../scripts/edge/site.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { readCommand, readPort } from '../../scripts/setup/commandLine.ts';
import { startPreview } from '../edge/hosts.ts';
import { listen } from '../edge/upstream.ts';
import { buildSite, runOptions } from '../prerender/site.ts';

const { values } = readCommand(
  'Serves a prerendered site for tests: node tests/prerendered/server.ts --port 4785 --bare-port 4786',
  {
    options: {
      port: { type: 'string', default: '4785' },
      'bare-port': { type: 'string', default: '4786' },
    },
  },
);

const serve = (base: string) =>
  listen(createHttpMock(base, (violation) => console.error(describeViolation(violation))));
const [agency, hrms] = [await serve(''), await serve('/hrms')];
const folders = buildSite(path.resolve('node_modules/.cache/prerendered'));
await prerender({ ...runOptions(folders, agency), tell: console.warn });

const site = await readSite(folders.site);
const bare = {
  ...site,
  files: new Set([...site.files].filter((each) => !/index.html$/.test(each))),
};
const port = readPort('port', values.port);
await startPreview({
  site: bare,
  agency,
  hrms,
  answerSeconds: 10,
  port: readPort('bare-port', values['bare-port']),
});
const { origin } = await startPreview({ site, agency, hrms, answerSeconds: 10, port });
console.log(origin);

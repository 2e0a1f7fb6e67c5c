/**
 * Serves a prerendered production build behind the preview server, with the mock over HTTP; on a second port the same
 * build without prerendered pages.
 */
import { copyFile, cp, rm } from 'node:fs/promises';
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

/** The same build as if nothing had been prerendered. */
const bare = `${folders.site}-bare`;
await rm(bare, { recursive: true, force: true });
await cp(folders.site, bare, { recursive: true, filter: (name) => !name.endsWith('index.html') });
await copyFile(path.join(bare, 'shell.html'), path.join(bare, 'index.html'));
const serveOn = async (folder: string, port: string) =>
  startPreview({ site: await readSite(folder), agency, hrms, port: readPort('port', port) });
await serveOn(bare, values['bare-port']);
const { origin } = await serveOn(folders.site, values.port);
console.log(origin);

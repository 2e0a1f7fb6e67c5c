/** `npm run start:prism`: the site with a Prism mock server for each contract behind one proxy. */
import { build, createServer, preview } from 'vite';
import { startPrismServers } from './prism/servers.ts';
import { readCommand, readPort } from './setup/commandLine.ts';

const { values: options } = readCommand(
  `Serves the site with Prism as its backend: one Prism server for each contract, and the site in front.

  npm run start:prism                     site on 5173, agency on 4010, human resources on 4011
  npm run start:prism -- --port 5200 --agency 4020 --hrms 4021
  npm run start:prism -- --built          builds the site first and serves the built files

The proxy adds what Prism asks of every call: the basic-auth credential and, for the careers area, a session cookie.
Scenario links (?mock=…&as=…) work as with npm start; /__errors tells which need the mock backend instead.`,
  {
    options: {
      port: { type: 'string', default: '5173' },
      agency: { type: 'string', default: '4010' },
      hrms: { type: 'string', default: '4011' },
      built: { type: 'boolean', default: false },
    },
  },
);

const port = readPort('port', options.port);
const ports = {
  agency: readPort('agency', options.agency),
  hrms: readPort('hrms', options.hrms),
};
process.env.AGENCY_ORIGIN = `http://127.0.0.1:${ports.agency}`;
process.env.HRMS_ORIGIN = `http://127.0.0.1:${ports.hrms}`;

/** Starts the site and gives its URL. */
async function serveSite(): Promise<string | undefined> {
  const server = { port, strictPort: true };
  if (options.built) {
    await build({ mode: 'prism', logLevel: 'error' });
    const site = await preview({ mode: 'prism', preview: server });
    return site.resolvedUrls?.local[0];
  }
  const site = await createServer({ mode: 'prism', server });
  await site.listen();
  return site.resolvedUrls?.local[0];
}

try {
  const stop = await startPrismServers(ports, (line) => console.warn(line));
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  const url = await serveSite();
  console.log(`Site on Prism: ${url}   all errors: ${url}__errors
Prism: agency http://127.0.0.1:${ports.agency}, hrms http://127.0.0.1:${ports.hrms}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

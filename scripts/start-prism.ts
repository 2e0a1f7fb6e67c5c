/** `npm run start:prism`: the site with a Prism mock server for each contract behind one proxy. */
import { build, createServer, preview } from 'vite';
import { parseCommand, parsePort } from './shared/commandLine.ts';
import { startPrism } from './shared/startPrism.ts';

const { values: options } = parseCommand(
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

const mode = 'prism';
const address = { port: parsePort('port', options.port), strictPort: true };

/** Starts a Prism server and returns its origin. Prints only violations of its log. */
async function startMock(api: 'agency' | 'hrms'): Promise<string> {
  const onLine = (line: string) => {
    const start = line.indexOf('Violation:');
    if (start >= 0) console.warn(`${api} ${line.slice(start)}`);
  };
  const apiPort = parsePort(api, options[api]);
  await startPrism(api, apiPort, onLine);
  return `http://127.0.0.1:${apiPort}`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
try {
  const [agency, hrms] = await Promise.all([startMock('agency'), startMock('hrms')]);
  process.env.AGENCY_ORIGIN = agency;
  process.env.HRMS_ORIGIN = hrms;
  if (options.built) await build({ mode, logLevel: 'error' });
  const site = options.built
    ? await preview({ mode, preview: address })
    : await (await createServer({ mode, server: address })).listen();
  const url = site.resolvedUrls?.local[0];
  console.log(`Site on Prism: ${url}   all errors: ${url}__errors
Prism: agency ${agency}, hrms ${hrms}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

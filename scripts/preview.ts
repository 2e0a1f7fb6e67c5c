/** `npm run preview`: serves `dist/` on http://localhost:4173 as the edge does, headers and proxies included. */
import { loadEnv } from 'vite';
import { answerSeconds } from './edge/limits.ts';
import type { Backend } from './edge/server/backend.ts';
import { createEdgeServer } from './edge/server/edgeServer.ts';
import { readOrigin, readUpstream } from './edge/settings.ts';
import { readSite } from './edge/site.ts';
import { readCommand, readPort } from './setup/commandLine.ts';

const { values: options } = readCommand(
  `Serves a production build on this machine, by the rules of the nginx configuration: the same headers and
content policy, the same calls let through, the same limits.

  npm run build && npm run preview
  npm run preview -- --port 5000 --dist dist --content-origin https://pictures.example

  AGENCY_ORIGIN       answers /api/ and /media/
  AGENCY_BASIC_AUTH   user:password, added to the calls to /api/
  HRMS_ORIGIN         answers /hrms/ (the prefix is taken off)

With \`npm run mock\` in another terminal:
  AGENCY_ORIGIN=http://127.0.0.1:4010 HRMS_ORIGIN=http://127.0.0.1:4011 npm run preview`,
  {
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
      'content-origin': { type: 'string', multiple: true, default: [] },
    },
  },
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function backend(name: string, prefix: Backend['prefix'], credential: string): Backend | null {
  const origin = environment[name];
  if (!origin) {
    console.warn(`${name} is not set, so its calls answer 502.`);
    return null;
  }
  const authorization = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  const agency = prefix === '';
  return {
    upstream: readUpstream(origin, name),
    prefix,
    authorization: agency ? authorization : null,
    cookies: agency,
  };
}

const environment = loadEnv('production', '.', '');
try {
  const port = readPort('port', options.port);
  const origin = new URL(`http://localhost:${port}`);
  const site = await readSite(options.dist);
  const contentOrigins = options['content-origin'].map(
    (each) => readOrigin(each, 'content-origin').origin,
  );
  const server = createEdgeServer({
    site,
    origin,
    sources: { inline: site.inline, contentOrigins, reportTo: null, tls: false },
    agency: backend('AGENCY_ORIGIN', '', environment.AGENCY_BASIC_AUTH ?? ''),
    hrms: backend('HRMS_ORIGIN', '/hrms', ''),
    answerSeconds,
    onFailure: (message) => console.error(message),
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop what uses it, or choose another with --port.`
        : `The preview cannot start: ${error.message}.`,
    ),
  );
  server.listen(port, '127.0.0.1', () => console.log(`${options.dist}: ${origin.href}`));
} catch (error) {
  fail((error as Error).message);
}

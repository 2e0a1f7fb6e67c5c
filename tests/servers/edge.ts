/** Starts the edges under test with the same site and backends: both servers of Vite, and a real nginx. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { type NginxSettings, renderNginx } from '../../scripts/edge/nginx.ts';
import { readUpstream } from '../../scripts/edge/settings.ts';
import type { BuiltSite } from '../../scripts/edge/site.ts';
import { findNginx } from '../../scripts/shared/nginx.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { edge } from '../../scripts/vite/edge.ts';

/** The site and backends of an edge, and its port, by default any free one. */
export type EdgeSetup = { site: BuiltSite; agency: string; hrms: string; port?: number };

/** A running edge at its origin. */
export type RunningEdge = { origin: string; stop: () => Promise<void> };

/** The agency's credential. */
export const credential = 'edge-user:edge-password';
const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

async function startVite(
  { site, agency, hrms, port: asked }: EdgeSetup,
  start: (config: InlineConfig) => Promise<{ close: () => Promise<void> }>,
): Promise<RunningEdge> {
  const port = asked ?? (await findFreePort());
  const address = { port, host: '127.0.0.1', strictPort: true };
  const server = await start({
    configFile: false,
    root: site.folder,
    logLevel: 'silent',
    build: { outDir: site.folder },
    plugins: [edge({ agency, hrms, credential })],
    server: { ...address, ws: false },
    preview: address,
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The server of `npm run preview`. */
export const startPreview = (setup: EdgeSetup) => startVite(setup, preview);

/** The server of `npm run start:live`. */
export const startLive = (setup: EdgeSetup) =>
  startVite(setup, async (config) => (await createServer(config)).listen());

/** nginx's main configuration, which includes the site's; relative paths are below the folder of the run. */
const mainConfiguration = (modules: string[], errorLog: string) => `
${modules.map((each) => `load_module ${each};`).join('\n')}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr notice;
error_log ${errorLog} error;
${process.getuid?.() === 0 ? 'user root root;' : ''}
events {}
http {
  access_log off;
  client_body_temp_path client_body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

/** Shell code that ends a program when its standard input closes, so that it ends with its parent process. */
const withParent = 'exec 3<&0; { cat <&3 >/dev/null; kill $$; } & exec "$@" 3<&-';

/** Changes of the settings, and of the rendered configuration. */
export type NginxChanges = Partial<NginxSettings> & { adapt?: (text: string) => string };

/** Starts a real nginx with the rendered configuration in a temporary folder. Throws the reason when there is none. */
export async function startNginx(
  setup: EdgeSetup,
  { adapt = (text) => text, ...more }: NginxChanges = {},
): Promise<RunningEdge> {
  const nginx = await findNginx();
  if (typeof nginx === 'string') throw new Error(nginx);
  const site = new URL(`http://127.0.0.1:${setup.port ?? (await findFreePort())}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-nginx-'));
  const file = (name: string) => path.join(folder, name);
  const settings: NginxSettings = {
    site,
    agency: readUpstream(setup.agency, '--agency'),
    hrms: readUpstream(setup.hrms, '--hrms'),
    root: setup.site.folder,
    tls: null,
    listen: site.host,
    credential: file('credential.conf'),
    responseFilter: path.resolve('deploy/nginx/response.js'),
    log: file('access.log'),
    errorLog: file('error.log'),
    authorities: '/etc/ssl/certs/ca-certificates.crt',
    trustedProxies: [],
    ...more,
  };
  const { inline } = setup.site;
  const { origin } = site;
  const sources = { origin, inline, contentOrigins: [], reportTo: null, tls: false };
  await writeFile(file('site.conf'), adapt(await renderNginx(setup.site, settings, sources)));
  await writeFile(file('nginx.conf'), mainConfiguration(nginx.modules, settings.errorLog));
  const header = `proxy_set_header Authorization "${authorization}";\n`;
  await writeFile(file('credential.conf'), header, { mode: 0o600 });
  const command = [nginx.program, '-e', 'stderr', '-p', folder, '-c', file('nginx.conf')];
  // In its own process group: the SIGHUP of a closed terminal would make nginx reload.
  const running = spawn('sh', ['-c', withParent, 'sh', ...command], { detached: true });
  const ended = once(running, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    running.stderr.on('data', (chunk) => {
      output += chunk;
      // nginx listens before it prints this.
      if (output.includes('start worker process')) resolve();
    });
    running.on('exit', () => reject(new Error(`nginx did not start:\n${output}`)));
  });
  const stop = async () => {
    running.stdin.end();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { origin, stop };
}

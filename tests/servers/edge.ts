/** Starts the servers under test with the same site and backends: nginx, the edge, and the preview. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { renderConfiguration } from '../../scripts/edge/configuration.ts';
import type { EdgeSettings } from '../../scripts/edge/settings.ts';
import type { BuiltSite } from '../../scripts/edge/site.ts';
import { findNginx } from '../../scripts/shared/nginx.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';

/** The site and backends of a server, and its port, by default any free one. */
export type EdgeSetup = { site: BuiltSite; agency: string; hrms: string; port?: number };

/** A running server at its origin; `folder` has nginx's logs. */
export type RunningEdge = { origin: string; folder: string; stop: () => Promise<void> };

/** The agency's credential, as `user:password` and as header. */
export const credential = 'edge-user:edge-password';
export const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

/** Starts the server of `npm run preview`, or that of `npm run start:live`. */
export async function startPreview(
  { site, agency, hrms, port: asked }: EdgeSetup,
  isLive = false,
): Promise<RunningEdge> {
  // Loaded only here, because it takes a second.
  const { createServer, preview } = await import('vite');
  const { edge } = await import('../../scripts/vite/edge.ts');
  const { pathsOnly } = await import('../../scripts/vite/pathsOnly.ts');
  const port = asked ?? (await findFreePort());
  const address = { port, host: '127.0.0.1', strictPort: true };
  const config: InlineConfig = {
    configFile: false,
    root: site.folder,
    logLevel: 'silent',
    build: { outDir: site.folder },
    plugins: [pathsOnly(), edge({ agency, hrms, credential })],
    server: { ...address, ws: false },
    preview: address,
  };
  const server = isLive ? await createServer(config) : await preview(config);
  if ('listen' in server) await server.listen();
  const origin = `http://127.0.0.1:${port}`;
  return { origin, folder: site.folder, stop: () => server.close() };
}

/** nginx's main configuration. Relative paths are below the folder of the run. */
const mainConfiguration = (modules: string[]) => `
${modules.map((each) => `load_module ${each};`).join('\n')}
daemon off;
pid nginx.pid;
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${each};`).join('\n')}
  include site/site.conf;
}
`;

/** Shell code that ends a program when its standard input closes, so that it ends with its parent process. */
const withParent = 'exec 3<&0; { cat <&3 >/dev/null; kill $$; } & exec "$@" 3<&-';

/** Texts of the configuration to replace, and settings other than those of a proxy in front. */
type NginxChanges = { texts?: Record<string, string>; settings?: Partial<EdgeSettings> };

/**
 * Starts nginx with `deploy/nginx` in a temporary folder like /etc/nginx, with the addresses and paths of the test. Throws the
 * reason when there is no nginx.
 */
export async function startNginx(
  setup: EdgeSetup,
  { texts = {}, settings }: NginxChanges = {},
): Promise<RunningEdge> {
  const nginx = await findNginx();
  if (typeof nginx === 'string') throw new Error(nginx);
  const { site } = setup;
  const listen = `127.0.0.1:${setup.port ?? (await findFreePort())}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-nginx-'));
  const origin = `http://${listen}`;
  const all = Object.entries({ ...texts, '/var/log/nginx': folder });
  const adapt = (text: string) =>
    all.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const configuration = path.join(folder, 'site');
  await cp('deploy/nginx', configuration, { recursive: true });
  const generated = renderConfiguration(site, {
    site: new URL(origin),
    agency: new URL(setup.agency),
    hrms: new URL(setup.hrms),
    media: [],
    reports: '',
    proxies: ['127.0.0.1'],
    listen,
    ...settings,
  });
  generated['root.conf'] = `root ${site.folder};\n`;
  for (const [name, text] of Object.entries(generated)) {
    await writeFile(path.join(configuration, name), text);
  }
  for (const name of await readdir(configuration)) {
    const file = path.join(configuration, name);
    await writeFile(file, adapt(await readFile(file, 'utf8')));
  }
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(nginx.modules));
  const header = `proxy_set_header Authorization "${authorization}";\n`;
  await writeFile(path.join(folder, 'site-credential.conf'), header, { mode: 0o600 });
  const main = path.join(folder, 'nginx.conf');
  const command = [nginx.program, '-e', 'stderr', '-p', folder, '-c', main];
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
  return { origin, folder, stop };
}

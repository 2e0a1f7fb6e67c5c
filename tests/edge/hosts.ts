/** The two edges under test, in front of the same site and the same backends. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { type NginxSettings, renderNginx } from '../../scripts/edge/nginx.ts';
import type { PolicySources } from '../../scripts/edge/policy.ts';
import { readUpstream } from '../../scripts/edge/settings.ts';
import type { BuiltSite } from '../../scripts/edge/site.ts';
import { findNginx } from '../../scripts/setup/nginx.ts';
import { edge } from '../../scripts/vite/edge.ts';
import { startNginx } from './runNginx.ts';
import { listen } from './upstream.ts';

/** What stands around an edge. */
export type Surroundings = {
  site: BuiltSite;
  agency: string;
  hrms: string;
  /** Seconds that a backend has; low, so that waiting for one in vain is short. */
  answerSeconds: number;
  /** Port to listen on; any free one otherwise. */
  port?: number;
};

/** A running edge at its origin. */
export type RunningEdge = { origin: string; stop: () => Promise<void> };

/** Of the agency's backend. */
export const credential = 'edge-user:edge-password';
const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

const sourcesOf = (site: BuiltSite): PolicySources => ({
  inline: site.inline,
  contentOrigins: [],
  reportTo: null,
  tls: false,
});

/** A port of this machine that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

/** The server of `npm run preview`. */
export async function startPreview(
  around: Omit<Surroundings, 'answerSeconds'>,
): Promise<RunningEdge> {
  const port = around.port ?? (await freePort());
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: around.site.folder },
    plugins: [edge({ agency: around.agency, hrms: around.hrms, credential })],
    preview: { port, host: '127.0.0.1', strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A real nginx with the rendered configuration, or a sentence on why there is none. */
export async function startNginxEdge(
  around: Surroundings,
  more: Partial<NginxSettings> = {},
  adapt = (text: string) => text,
): Promise<RunningEdge | string> {
  const nginx = await findNginx();
  if (typeof nginx === 'string') return nginx;
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-credential-'));
  const credentialFile = path.join(folder, 'credential.conf');
  await writeFile(credentialFile, `proxy_set_header Authorization "${authorization}";\n`, {
    mode: 0o600,
  });
  const port = around.port ?? (await freePort());
  const site = new URL(`http://127.0.0.1:${port}`);
  const settings: NginxSettings = {
    site,
    agency: readUpstream(around.agency, 'agency'),
    hrms: readUpstream(around.hrms, 'hrms'),
    root: around.site.folder,
    tls: null,
    listen: `127.0.0.1:${port}`,
    credential: credentialFile,
    responseFilter: path.resolve('deploy/nginx/response.js'),
    log: path.join(folder, 'access.log'),
    authorities: '/etc/ssl/certs/ca-certificates.crt',
    trustedProxies: [],
    answerSeconds: around.answerSeconds,
    ...more,
  };
  const text = await renderNginx(around.site, settings, sourcesOf(around.site));
  const running = await startNginx(nginx, adapt(text), port);
  return {
    origin: site.origin,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The two edges under test, with the same site and the same backends. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { type NginxSettings, renderNginx } from '../../scripts/edge/nginx.ts';
import type { PolicySources } from '../../scripts/edge/policy.ts';
import { readUpstream } from '../../scripts/edge/settings.ts';
import type { BuiltSite } from '../../scripts/edge/site.ts';
import { findNginx } from '../../scripts/setup/nginx.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { edge } from '../../scripts/vite/edge.ts';
import { startNginx } from './runNginx.ts';

/** The site and backends of an edge. */
export type EdgeSetup = {
  site: BuiltSite;
  agency: string;
  hrms: string;
  /** Time limit of a backend; short in tests that wait for it. */
  responseSeconds: number;
  /** Port to listen on; any free one otherwise. */
  port?: number;
};

/** A running edge at its origin. */
export type RunningEdge = { origin: string; stop: () => Promise<void> };

/** The agency's credential. */
export const credential = 'edge-user:edge-password';
const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

const sourcesOf = (site: BuiltSite): PolicySources => ({
  inline: site.inline,
  contentOrigins: [],
  reportTo: null,
  tls: false,
});

/** The server of `npm run preview`. */
export async function startPreview(
  setup: Omit<EdgeSetup, 'responseSeconds'>,
): Promise<RunningEdge> {
  const port = setup.port ?? (await findFreePort());
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: setup.site.folder },
    plugins: [edge({ agency: setup.agency, hrms: setup.hrms, credential })],
    preview: { port, host: '127.0.0.1', strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A real nginx with the rendered configuration, or the reason why there is none. */
export async function startNginxEdge(
  setup: EdgeSetup,
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
  const port = setup.port ?? (await findFreePort());
  const site = new URL(`http://127.0.0.1:${port}`);
  const settings: NginxSettings = {
    site,
    agency: readUpstream(setup.agency, 'agency'),
    hrms: readUpstream(setup.hrms, 'hrms'),
    root: setup.site.folder,
    tls: null,
    listen: `127.0.0.1:${port}`,
    credential: credentialFile,
    responseFilter: path.resolve('deploy/nginx/response.js'),
    log: path.join(folder, 'access.log'),
    authorities: '/etc/ssl/certs/ca-certificates.crt',
    trustedProxies: [],
    responseSeconds: setup.responseSeconds,
    ...more,
  };
  const text = await renderNginx(setup.site, settings, sourcesOf(setup.site));
  const running = await startNginx(nginx, adapt(text), port);
  return {
    origin: site.origin,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A production build for prerendering tests, and a mock backend whose responses tests can change. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { createHttpMock } from '../../mocks/http.ts';
import { describeViolation } from '../../mocks/violations.ts';
import type { RunOptions } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/setup/listen.ts';

/** Public URL of the site in these builds. */
export const siteUrl = 'https://www.twinbridge.example';

/** Builds the site into `folder`/dist and the prerendering files into `folder`/build. */
export function buildSite(folder: string): { site: string; work: string } {
  const site = path.join(folder, 'dist');
  const work = path.join(folder, 'build');
  const vite = (...options: string[]) => {
    const { status } = spawnSync(
      'node_modules/.bin/vite',
      ['build', '--logLevel', 'warn', '--emptyOutDir', ...options],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: siteUrl } },
    );
    if (status !== 0) throw new Error('The build failed.');
  };
  vite('--outDir', site);
  vite('--ssr', 'src/prerender.tsx', '--outDir', path.join(work, 'server'));
  return { site, work };
}

/** The mock agency over HTTP; a contract violation is an error. */
export const createAgency = () =>
  createHttpMock('', (violation) => {
    throw new Error(describeViolation(violation));
  });

/** Changes a response: gives the body, or status and headers, or null for no response. */
export type Change = (
  // biome-ignore lint/suspicious/noExplicitAny: tests change bodies of every shape
  body: any,
) => object | { status: number; headers?: Record<string, string> } | null;

/** A mock backend with changed responses for the paths in `changes`. `requests` has the requested paths. */
export async function createBackend() {
  const agency = await listen(createAgency());
  const changes = new Map<string, Change>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const target = request.url ?? '/';
    requests.push(target);
    const original = await fetch(agency + new URL(target, agency).pathname);
    const body = await original.json();
    const changed = changes.get(target)?.(body) ?? (changes.has(target) ? null : body);
    if (changed === null) return;
    if ('status' in changed) response.writeHead(changed.status, changed.headers).end('{}');
    else response.writeHead(original.status).end(JSON.stringify(changed));
  });
  return { origin: await listen(server), changes, requests };
}

/** Options of a run without output. */
export const runOptions = (
  folders: { site: string; work: string },
  origin: string,
): RunOptions => ({
  ...folders,
  origin,
  credential: '',
  timeoutMs: 5000,
  changedOnly: false,
  concurrency: 4,
  tell: () => {},
});

/** The page's JSON-LD, by type. */
export const jsonLdOf = (html: string): Record<string, Record<string, unknown>> => {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((each) => [String(each['@type']), each]));
};

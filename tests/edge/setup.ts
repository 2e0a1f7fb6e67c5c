/** A small built site with files of every area, and nginx in front of it; without nginx its tests are skipped. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { compressSite } from '../../scripts/edge/compress.ts';
import { type BuiltSite, readSite } from '../../scripts/edge/site.ts';
import { findNginx } from '../../scripts/shared/nginx.ts';
import { type NginxChanges, startNginx } from '../servers/edge.ts';

const page = (name: string) => `<!doctype html>
<title>${name}</title><meta name="build" content="abc-1">
<style>body { color: rebeccapurple }</style>
<script>document.title += '.'</script>
<script type="application/json">{"page": "${name}"}</script>
<p>${'Long enough to be compressed. '.repeat(60)}</p>
`;

const files: Record<string, string> = {
  'index.html': page('home'),
  'shell.html': page('shell'),
  '404.html': page('not-found'),
  'services/index.html': page('services'),
  'services-details/7/index.html': page('service-seven'),
  'pricing/index.html': page('pricing'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(4000))});\n`,
  'downloads/brochure.pdf': `%PDF-1.7\n${'0123456789'.repeat(20)}`,
};

/** Writes the site with its compressed files; removes it after all tests of the file. */
export async function createTestSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-site-'));
  afterAll(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await compressSite(folder);
  return readSite(folder);
}

const nginx = await findNginx();
if (typeof nginx === 'string') console.warn(`\nTests with a real nginx are SKIPPED: ${nginx}\n`);

/** `describe` of tests that need nginx. */
export const describeNginx = describe.skipIf(typeof nginx === 'string');

/** Runs nginx while `use` runs. */
export async function withNginx(
  setup: Parameters<typeof startNginx>[0],
  use: (origin: string) => Promise<unknown>,
  changes: NginxChanges = {},
): Promise<void> {
  const { origin, stop } = await startNginx(setup, changes);
  await use(origin).finally(stop);
}

/** Headers with which a browser states the origin of a request. */
export function originHeaders(from: string, origin: string): Record<string, string> {
  const kinds: Record<string, Record<string, string>> = {
    own: { origin, 'sec-fetch-site': 'same-origin' },
    origin: { origin },
    fetch: { 'sec-fetch-site': 'same-origin' },
    foreign: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    lookalike: { origin: `${origin}.evil.example` },
    null: { origin: 'null', 'sec-fetch-site': 'same-origin' },
    nowhere: {},
  };
  return kinds[from] ?? { origin, 'sec-fetch-site': from };
}

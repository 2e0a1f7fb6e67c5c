/** A small built site in a temporary folder, with files of every area. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { compressSite } from '../../scripts/edge/compress.ts';
import { type BuiltSite, readSite } from '../../scripts/edge/site.ts';

const page = (name: string) => `<!doctype html>
<title>${name}</title>
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
  let folder = '';
  afterAll(() => rm(folder, { recursive: true }));
  folder = await mkdtemp(path.join(tmpdir(), 'edge-site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await compressSite(folder);
  return readSite(folder);
}

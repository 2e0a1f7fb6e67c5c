import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../scripts/edge/files.ts';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { createAgency, runOptions } from '../servers/prerendering.ts';

test('a build without VITE_SITE_URL has nothing that needs the address of the site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plain = buildSite(folder);
  await prerender(runOptions(plain, await listen(createAgency())));
  const names = await listFiles(plain.site);
  expect(names.filter((name) => /^sitemap/.test(name))).toEqual([]);
  for (const name of names.filter((each) => /\.html$|^robots/.test(each))) {
    const text = await readFile(path.join(plain.site, name), 'utf8');
    expect(text, name).not.toMatch(/rel="canonical"|og:url|"(null|undefined)[/"]|Sitemap:/);
    const [, jsonLd = '{}'] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.stringify(JSON.parse(jsonLd)), name).not.toMatch(/"(url|item|image)":null/);
  }
});

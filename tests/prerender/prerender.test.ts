/** Prerendering a build with the mock backend over HTTP. */
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { site } from '#site.ts';
import { respond } from '../../mocks/backend.ts';
import { listFiles } from '../../scripts/edge/files.ts';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender, type RunOptions } from '../../scripts/prerender/run.ts';
import { createSitemap } from '../../scripts/prerender/sitemap.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { fixedPaths } from '../../src/routes.ts';
import { runOptions, siteUrl } from '../servers/prerendering.ts';

/** Changes a response: returns the body, or an object with a status, or null for no response. */
type Change = (body: Record<'results' | 'jobs', object[]>) => object | null;

const folder = await mkdtemp(path.join(tmpdir(), 'prerender-test-'));
const folders = { site: path.join(folder, 'dist'), work: path.join(folder, 'build') };
const changes = new Map<string, Change>();

/** What the mock responds to a GET. */
const ask = (target: string) =>
  respond(new Request(new URL(target, siteUrl)), { onViolation: () => {} });

/** The mock backend with changed responses. */
const backend = createServer(async (request, response) => {
  const target = request.url ?? '/';
  const original = await ask(target);
  const body = await original.json();
  const change = changes.get(target);
  const changed = change ? change(body) : body;
  if (changed === null) return;
  response.writeHead(changed.status ?? original.status);
  response.end(JSON.stringify(changed));
});
const origin = await listen(backend);

/** Renders all pages; returns the result with the warnings. */
async function run(options: Partial<RunOptions> = {}) {
  const told: string[] = [];
  const tell = (sentence: string) => told.push(sentence);
  return { ...(await prerender({ ...runOptions(folders, origin), tell, ...options })), told };
}
const list = () => listFiles(folders.site);
const read = (file: string) => readFile(path.join(folders.site, file), 'utf8');
const pageOf = (pathname: string) => read(`${pathname}/index.html`.slice(1));

beforeAll(async () => {
  // `npm test` has already built the site, from the same content.
  if (process.env.PRODUCTION_BUILT) {
    return cp('node_modules/.cache/production', folder, { recursive: true });
  }
  buildSite(folder, siteUrl);
  await run();
});
beforeEach(() => changes.clear());
afterAll(() => rm(folder, { recursive: true }));

test('every document has one heading, its metadata, its styles, and the loader as its only script', async () => {
  const loaders = new Set<string | undefined>();
  for (const file of await list()) {
    if (!file.endsWith('.html') || file === 'shell.html') continue;
    const html = await read(file);
    const known = file === '404.html' ? 0 : 1;
    const sheets = html.match(/<style data-file="\/assets\/[^"]+">/g) ?? [];
    expect(sheets.length, file).toBeGreaterThan(0);
    for (const [pattern, count] of [
      [/<h1[ >]/g, 1],
      [/<title>[^<]+/g, 1],
      [/<meta name="description" content="[^"]+/g, 1],
      [/<meta name="build" content="[^"]+/g, 1],
      [/id="page-state"/g, 1],
      [/<link rel="canonical"/g, known],
      [/<meta name="robots" content="noindex"/g, 1 - known],
      [/<style/g, sheets.length],
      [/ style="| on\w+="|<template|<!--\$[?!]-->|JavaScript to load its content/g, 0],
      [/rel="(?:stylesheet|modulepreload)"/g, 0],
      [/<script>/g, 1],
      [/<script(?!>| type="application\/(ld\+)?json")/g, 0],
    ] as const) {
      expect(html.match(pattern) ?? [], `${file} ${pattern}`).toHaveLength(count);
    }
    loaders.add(/<script>([^<]*)/.exec(html)?.[1]);
  }
  // The content policy has its hash.
  expect(loaders.size).toBe(1);
});

test('metadata, sitemap and robots.txt name the canonical pages and their content', async () => {
  const title = `AI and Machine Learning | ${site.name}`;
  for (const part of [
    `<title>${title}</title>`,
    `<link rel="canonical" href="${siteUrl}/services-details/3"/>`,
    `property="og:title" content="${title}"`,
    `property="og:image" content="${siteUrl}/media/services/ai-machine-learning.webp"`,
  ]) {
    expect(await pageOf('/services-details/3')).toContain(part);
  }
  expect(await pageOf('/blog-single-sidebar/2')).toContain(`href="${siteUrl}/blog-single/2"/>`);
  const described = /name="description" content="([^"]{60,155})".*og:description" content="\1"/;
  expect(await pageOf('/case-studies/1')).toMatch(described);
  const sitemap = await read('sitemap.xml');
  for (const each of ['/', '/job-details/senior-ios-engineer']) {
    expect(sitemap).toContain(`<loc>${siteUrl}${each}</loc>`);
  }
  expect(sitemap).not.toMatch(/sidebar|combinedcomponent|404/);
  expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('JSON-LD describes the agency, the way to a page and its open jobs', async () => {
  const jsonLdOf = async (pathname: string): Promise<Record<string, Record<string, unknown>>> => {
    const [, json = '{}'] = /ld\+json">(.*?)<\/script>/.exec(await pageOf(pathname)) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'] ?? [];
    return Object.fromEntries(graph.map((each) => [String(each['@type']), each]));
  };
  const contactPoint = site.offices.map(({ phone }) => ({ telephone: phone.href.slice(4) }));
  expect((await jsonLdOf('/contact-us')).Organization).toMatchObject({ contactPoint });
  const crumbs = (await jsonLdOf('/game-details/2')).BreadcrumbList?.itemListElement;
  expect(crumbs).toMatchObject([{ position: 1 }, { position: 2, name: 'Rickshaw Rush' }]);
  for (const job of (await (await ask('/api/jobs/')).json()).jobs) {
    const { JobPosting: posting } = await jsonLdOf(`/job-details/${job.slug}`);
    const isOpen = job.is_active && job.location && job.posted_date;
    const message = `${job.slug}, whose place must name a city of src/site.ts: ${job.location}`;
    expect(Boolean(posting), message).toBe(Boolean(isOpen));
    if (posting) expect(posting.validThrough, job.slug).toBe(job.closing_date ?? undefined);
  }
});

const failing = () => ({ status: 500 });
const missing = () => ({ status: 404 });
const late = { timeoutMs: 1000 };

test.each<[what: string, target: string, Change, message: RegExp, typeof late?]>([
  ['a failure', '/api/jobs/', failing, /^listJobs .* it responded with 500\.$/],
  ['no response', '/api/jobs/', () => null, /^listJobs .* within 1 seconds\.$/, late],
  ['no list', '/api/jobs/', () => ({ groups: [] }), /^listJobs .*: it has no list "jobs"\.$/],
  ['an empty record', '/api/services/1/', () => ({}), /^\/services-d.* asked for .*services\/1/],
  ['no record', '/api/games/1/', missing, /^None of the 2 listed items of \/game-details/],
])('%s at %s leaves the site unchanged', async (_, target, change, message, options) => {
  const timeOf = async (file: string) => [
    file,
    (await stat(path.join(folders.site, file))).mtimeMs,
  ];
  const readTimes = async () => Promise.all((await list()).map(timeOf));
  const before = await readTimes();
  changes.set(target, change);
  changes.set('/api/games/2/', missing);
  changes.set('/api/games/', ({ results }) => ({ results: results.slice(0, 2) }));
  await expect(run(options)).rejects.toThrow(message);
  expect(await readTimes()).toEqual(before);
});

test('a page that takes longer to render than a response may blames no call', async () => {
  changes.set('/api/games/1/', (body) => {
    const end = performance.now() + 2 * late.timeoutMs;
    while (performance.now() < end);
    return body;
  });
  expect(await run(late)).toMatchObject({ changed: 0, skipped: [] });
});

test('only files whose content changed are written, and pages that are gone are removed', async () => {
  const packed = [3, 5].map((id) => `services-details/${id}/index.html.br`);
  for (const file of packed) await writeFile(path.join(folders.site, file), 'packed');
  changes.set('/api/services/5/', (body) => ({ ...body, title: 'Renamed' }));
  changes.set('/api/case-studies/', ({ results }) => ({ results: results.slice(1) }));
  // The service, the list of case studies and the sitemap; one case study is removed.
  expect(await run()).toMatchObject({ changed: 4, skipped: [] });
  expect(await pageOf('/services-details/5')).toContain('<title>Renamed');
  expect(await list()).not.toContain('case-studies/1/index.html');
  expect((await list()).filter((file) => packed.includes(file))).toEqual(packed.slice(0, 1));
});

test('every route and the items of all pages of a list are rendered, but for missing items and odd names', async () => {
  changes.set('/api/games/4/', missing);
  changes.set('/api/jobs/', ({ jobs }) => ({ jobs: [...jobs, { ...jobs[0], slug: '../../out' }] }));
  const next = 'https://internal.invalid/api/services/?page=2';
  changes.set('/api/services/', ({ results }) => ({ results: results.slice(0, 4), next }));
  changes.set('/api/services/?page=2', () => ({ results: [{ id: 8 }], next: null }));
  const { skipped, told } = await run();
  expect(skipped).toEqual(['/game-details/4']);
  expect(told.join()).toMatch(/^\/game-details\/4 is listed, but .* the shell responds instead/);
  const files = await list();
  for (const each of [...fixedPaths, '/services-details/8']) {
    expect(files).toContain(path.posix.join(each.slice(1), 'index.html'));
  }
  expect(files.join()).not.toMatch(/services-details\/5|game-details\/4/);
});

test('a credential is sent only over TLS, and a build without VITE_SITE_URL has no sitemap', async () => {
  const refused = run({ origin: 'http://127.0.0.1.backend.example', credential: 'user:pw' });
  await expect(refused).rejects.toThrow('CONTENT_ORIGIN has no TLS');
  expect(Object.keys(createSitemap(null, ['/']))).toEqual(['robots.txt']);
});

/** Prerendering a build with the mock backend over HTTP. */
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { site } from '#site.ts';
import { listFiles } from '../../scripts/edge/files.ts';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender, type RunOptions } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { fixedPaths } from '../../src/routes.ts';
import { createAgency, runOptions, siteUrl } from '../servers/prerendering.ts';

/** Changes a response: returns the body, or status and headers, or null for no response. */
// biome-ignore lint/suspicious/noExplicitAny: tests change bodies of every shape
type Change = (body: any) => object | null;

const folder = await mkdtemp(path.join(tmpdir(), 'prerender-test-'));
const agency = await listen(createAgency());
const changes = new Map<string, Change>();

/** The mock backend with changed responses. */
const backend = createServer(async (request, response) => {
  const target = request.url ?? '/';
  const original = await fetch(agency + new URL(target, agency).pathname);
  const body = await original.json();
  const change = changes.get(target);
  const changed = change ? change(body) : body;
  if (changed === null) return;
  if ('status' in changed) response.writeHead(changed.status, changed.headers).end('{}');
  else response.writeHead(original.status).end(JSON.stringify(changed));
});
const origin = await listen(backend);
const folders = { site: path.join(folder, 'dist'), work: path.join(folder, 'build') };

/** Renders all pages; returns the result with the warnings. */
async function run(options: Partial<RunOptions> = {}) {
  const told: string[] = [];
  const tell = (sentence: string) => told.push(sentence);
  const own = { ...runOptions(folders, origin), tell };
  return { ...(await prerender({ ...own, ...options })), told };
}
const list = () => listFiles(folders.site);
const read = (file: string) => readFile(path.join(folders.site, file), 'utf8');
const pageOf = (pathname: string) => read(`${pathname.slice(1)}/index.html`);
const ask = async (target: string) => (await fetch(agency + target)).json();

beforeAll(async () => {
  // `npm test` has already built the site.
  if (!process.env.PRODUCTION_BUILT) buildSite(folder, siteUrl);
  else await cp('node_modules/.cache/production', folder, { recursive: true });
  await run();
});

beforeEach(() => {
  changes.clear();
});

afterAll(() => rm(folder, { recursive: true }));

test('every page of the route table and every listed item has a document', async () => {
  const files = await list();
  const itemsOf = async (name: string, page: string, key = 'results', id = 'id') =>
    (await ask(`/api/${name}/`))[key].map((item: Record<string, string>) => `${page}/${item[id]}`);
  const expected = [
    ...fixedPaths.map((each) => each.replace(/\/$/, '')),
    ...(await itemsOf('services', '/services-details')),
    ...(await itemsOf('project-details', '/project-details')),
    ...(await itemsOf('case-studies', '/case-studies')),
    ...(await itemsOf('games', '/game-details')),
    ...(await itemsOf('jobs', '/job-details', 'jobs', 'slug')),
    ...[1, 2, 3, 4, 5, 6].flatMap((id) => [`/blog-single/${id}`, `/blog-single-sidebar/${id}`]),
  ];
  const missing = expected.filter((each) => !files.includes(`${each}/index.html`.slice(1)));
  expect(missing).toEqual([]);
  expect(files.filter((file) => file.startsWith('team-details/')).length).toBeGreaterThan(8);
});

test('every document has the expected number of headings, metadata, styles and scripts', async () => {
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
      [/id="page-state"/g, 1],
      [/<link rel="canonical"/g, known],
      [/<meta name="robots" content="noindex"/g, 1 - known],
      [/<style/g, sheets.length],
      [/ style="| on\w+="|<template|<!--\$[?!]-->/g, 0],
      [/JavaScript to load its content/g, 0],
      [/rel="(?:stylesheet|modulepreload)"/g, 0],
      // The loader is the only script; the CSP has its hash.
      [/<script>/g, 1],
      [/<script(?!>| type="application\/(ld\+)?json")/g, 0],
    ] as const) {
      expect(html.match(pattern) ?? [], `${file} ${pattern}`).toHaveLength(count);
    }
    loaders.add(/<script>([^<]*)/.exec(html)?.[1]);
  }
  expect(loaders.size).toBe(1);
});

test('metadata, sitemap and robots.txt name the canonical pages and their content', async () => {
  const service = await pageOf('/services-details/3');
  expect(service).toContain(`<title>AI and Machine Learning | ${site.name}</title>`);
  expect(service).toContain(`<link rel="canonical" href="${siteUrl}/services-details/3"/>`);
  expect(service).toContain(`property="og:title" content="AI and Machine Learning | ${site.name}"`);
  for (const [path, file] of [
    ['/services-details/3', 'services/ai-machine-learning'],
    ['/project-details/1', 'projects/harbour-wallet-full'],
    ['/game-details/2', 'games/rickshaw-rush'],
    ['/team-details/1', 'team/amara-whitlock'],
    ['/case-studies/1', 'case-studies/freight-desk'],
  ] as const) {
    const page = await pageOf(path);
    expect(page).toContain(`property="og:image" content="${siteUrl}/media/${file}.webp"`);
    expect(page).toContain('name="twitter:card" content="summary_large_image"');
  }
  expect(await pageOf('/blog-single-sidebar/2')).toContain(`href="${siteUrl}/blog-single/2"/>`);
  expect(await pageOf('/combinedcomponent')).toContain(`href="${siteUrl}/subscription"/>`);
  const described = /name="description" content="([^"]{60,155})".*og:description" content="\1"/;
  expect(described.test(await pageOf('/case-studies/1')), 'one description').toBe(true);
  const sitemap = await read('sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain(`${siteUrl}/`);
  expect(urls).toContain(`${siteUrl}/job-details/senior-ios-engineer`);
  expect(urls.join()).not.toMatch(/sidebar|combinedcomponent|404/);
  expect(new Set(urls).size).toBe(urls.length);
  expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('JSON-LD has the content of the page without code that browsers load', async () => {
  const jsonLdOf = (html: string): Record<string, Record<string, unknown>> => {
    const [, json = '{"@graph":[]}'] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    return Object.fromEntries(graph.map((each) => [String(each['@type']), each]));
  };
  for (const name of ['index.html', 'about-us/index.html', 'contact-us/index.html']) {
    const { Organization } = jsonLdOf(await read(name));
    expect(Organization, name).toMatchObject({
      name: site.name,
      address: site.offices.map(({ city }) => ({ addressLocality: city })),
      contactPoint: site.offices.map(({ phone }) => ({
        telephone: phone.href.replace('tel:', ''),
      })),
    });
  }
  const home = jsonLdOf(await read('index.html'));
  expect(home.FAQPage?.mainEntity).toHaveLength(12);
  const crumbs = jsonLdOf(await pageOf('/game-details/2')).BreadcrumbList?.itemListElement;
  expect(crumbs).toMatchObject([{ position: 1 }, { position: 2, name: 'Rickshaw Rush' }]);
  for (const job of (await ask('/api/jobs/')).jobs) {
    const { JobPosting: posting } = jsonLdOf(await pageOf(`/job-details/${job.slug}`));
    const open = job.is_active && job.location && job.posted_date;
    expect(Boolean(posting), job.slug).toBe(Boolean(open));
    if (posting) expect(posting.validThrough, job.slug).toBe(job.closing_date ?? undefined);
  }
  const scripts = (await list()).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(scripts.map(read))).join('');
  expect(code).toContain('page-state');
  expect(code).not.toMatch(/JobPosting|FAQPage|BreadcrumbList|jsdom/);
});

const redirected = /^getService .* 301\.$/;
const failed = /^listTestimonials \(GET .* it responded with 500\.$/;
const late = /^listJobs .*no response within 2 seconds\.$/;
const withoutList = /^listTeams .*teams\/\) failed: it has no list "results"\.$/;
const invalidRecord =
  /^\/case-studies\/2 cannot be rendered: Invalid data structure[^.]*\. It asked for .*studies\/2/;

test.each<[target: string, change: Change, message: RegExp]>([
  ['/api/testimonials/', () => ({ status: 500 }), failed],
  ['/api/services/2/', () => ({ status: 301, headers: { location: '/x' } }), redirected],
  ['/api/jobs/', () => null, late],
  ['/api/teams/', () => ({ groups: [] }), withoutList],
  ['/api/case-studies/2', () => ({}), invalidRecord],
])('a bad response of %s leaves the site unchanged', async (target, change, message) => {
  const snapshot = async () => {
    const times = (await list()).map((file) => stat(path.join(folders.site, file)));
    return [await list(), (await Promise.all(times)).map(({ mtimeMs }) => mtimeMs)];
  };
  changes.set(target, change);
  const before = await snapshot();
  await expect(run({ timeoutMs: message === late ? 2000 : 20_000 })).rejects.toThrow(message);
  expect(await snapshot()).toEqual(before);
});

test('only files whose content changed are written, and pages that are gone are removed', async () => {
  await run();
  const packed = [3, 5].map((id) => `services-details/${id}/index.html.br`);
  for (const file of packed) await writeFile(path.join(folders.site, file), 'packed');
  expect(await run()).toMatchObject({ changed: 0, skipped: [] });
  changes.set('/api/services/5/', (body) => ({ ...body, title: 'Renamed' }));
  changes.set('/api/case-studies/', ({ results }) => ({ results: results.slice(1) }));
  // The service, the list of case studies and the sitemap; one case study is removed.
  expect((await run()).changed).toBe(4);
  expect(await pageOf('/services-details/5')).toContain('<title>Renamed');
  expect(await list()).not.toContain('case-studies/1/index.html');
  expect((await list()).filter((file) => packed.includes(file))).toEqual(packed.slice(0, 1));
  expect(await read('sitemap.xml')).not.toContain('/case-studies/1<');
});

test.each(['http://backend.example', 'http://10.0.0.1:4010', 'http://127.0.0.1.backend.example'])(
  'a credential is not sent to %s',
  async (origin) => {
    const refused = run({ origin, credential: 'user:pw', timeoutMs: 100 });
    await expect(refused).rejects.toThrow('CONTENT_ORIGIN has to begin with https://');
  },
);

test('a missing item stops the run only if its whole collection is missing', async () => {
  changes.set('/api/games/4/', () => ({ status: 404 }));
  changes.set('/api/case-studies/3', () => ({ case_study: null }));
  const { skipped, told } = await run();
  expect(skipped.sort()).toEqual(['/case-studies/3', '/game-details/4']);
  expect(told).toContain('/game-details/4 is listed, but there is nothing to show.');
  expect(await list()).not.toContain('game-details/4/index.html');
  for (const id of [1, 2, 3, 5, 6]) changes.set(`/api/games/${id}/`, () => ({ status: 404 }));
  await expect(run()).rejects.toThrow('None of the 6 listed items of /game-details/:id exists.');
});

test('every listed item with a valid file name is rendered, from all pages of its list', async () => {
  changes.set('/api/jobs/', ({ jobs }) => ({
    jobs: [...jobs, { ...jobs[0], slug: '../../outside' }, { ...jobs[0], slug: 'é/..' }],
  }));
  const next = 'https://internal.invalid/api/services/?page=2';
  changes.set('/api/services/', ({ results }) => ({ results: results.slice(0, 4), next }));
  changes.set('/api/services/?page=2', () => ({ results: [{ id: 8 }], next: null }));
  const { told } = await run();
  const left = told.filter((sentence) => sentence.includes('the shell responds instead'));
  expect(left).toHaveLength(2);
  const services = (await list()).filter((file) => file.startsWith('services-details/'));
  expect(services.map((file) => file.split('/')[1])).toEqual(['1', '2', '3', '4', '8']);
});

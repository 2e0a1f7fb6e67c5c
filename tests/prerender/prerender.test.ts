/** Prerendering a build with the mock backend over HTTP. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../scripts/edge/files.ts';
import { prerender, type RunOptions } from '../../scripts/prerender/run.ts';
import { fixedPaths } from '../../src/routes.ts';
import { failures } from './failures.ts';
import { buildSite, createBackend, jsonLdOf, runOptions, siteUrl } from './site.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'prerender-test-'));
const backend = await createBackend();
let folders = { site: '', work: '' };

/** Renders changed pages. */
const run = (changes: Partial<RunOptions> = {}) =>
  prerender({ ...runOptions(folders, backend.origin), changedOnly: true, ...changes });
const read = (file: string) => readFile(path.join(folders.site, file), 'utf8');
const pageOf = (pathname: string) => read(`${pathname.slice(1)}/index.html`);
const snapshot = async () => {
  const files = await listFiles(folders.site);
  return Promise.all(
    files.map(async (file) => `${file} ${(await stat(path.join(folders.site, file))).mtimeMs}`),
  );
};
beforeAll(async () => {
  folders = buildSite(folder);
  await run({ changedOnly: false });
}, 60_000);

beforeEach(() => {
  backend.changes.clear();
  backend.requests.length = 0;
});

afterAll(() => rm(folder, { recursive: true }));

test('every page of the route table and every listed item has a document', async () => {
  const files = await listFiles(folders.site);
  const list = async (name: string, key: string) => {
    const body = await (await fetch(`${backend.origin}/api/${name}/`)).json();
    return body[key] as Record<string, string>[];
  };
  const expected = [
    ...fixedPaths,
    ...(await list('services', 'results')).map(({ id }) => `/services-details/${id}`),
    ...(await list('project-details', 'results')).map(({ id }) => `/project-details/${id}`),
    ...(await list('case-studies', 'results')).map(({ id }) => `/case-studies/${id}`),
    ...(await list('games', 'results')).map(({ id }) => `/game-details/${id}`),
    ...(await list('jobs', 'jobs')).map(({ slug }) => `/job-details/${slug}`),
    ...[1, 2, 3, 4, 5, 6].flatMap((id) => [`/blog-single/${id}`, `/blog-single-sidebar/${id}`]),
  ];
  const missing = expected.filter(
    (each) => !files.includes(`${each.slice(1)}/index.html`.replace(/^\//, '')),
  );
  expect(missing).toEqual([]);
  expect(files.filter((file) => file.startsWith('team-details/')).length).toBeGreaterThan(8);
});

test('every document is whole: one heading, metadata once, nothing that a strict policy blocks', async () => {
  const documents = (await listFiles(folders.site)).filter((file) => file.endsWith('.html'));
  const loaders = new Set<string | undefined>();
  for (const file of documents.filter((each) => each !== 'shell.html')) {
    const html = await read(file);
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(count(/<h1[ >]/g), file).toBe(1);
    for (const once of [
      /<title>[^<]+/g,
      /<meta name="description" content="[^"]+/g,
      /id="page-state"/g,
    ]) {
      expect(count(once), `${file} ${once}`).toBe(1);
    }
    const known = file !== '404.html';
    expect(count(/<link rel="canonical"/g), file).toBe(known ? 1 : 0);
    expect(count(/<meta name="robots" content="noindex"/g), file).toBe(known ? 0 : 1);
    const inlined = /<style data-file="\/assets\/[^"]+">/g;
    expect(count(inlined), file).toBeGreaterThan(0);
    expect(count(/<style/g), file).toBe(count(inlined));
    expect(count(/ style="| on\w+="|<template|<!--\$[?!]-->/g), file).toBe(0);
    expect(count(/JavaScript to load its content/g), file).toBe(0);
    expect(count(/rel="(?:stylesheet|modulepreload)"/g), file).toBe(0);
    // The loader is the only script; the CSP has its hash.
    expect(count(/<script>/g), file).toBe(1);
    loaders.add(/<script>([^<]*)/.exec(html)?.[1]);
    expect(count(/<script(?!>| type="application\/(ld\+)?json")/g), file).toBe(0);
  }
  expect(loaders.size).toBe(1);
});

test('metadata comes from the content, and aliases name the canonical URL', async () => {
  const service = await pageOf('/services-details/3');
  expect(service).toContain('<title>AI and Machine Learning | Twinbridge</title>');
  expect(service).toContain(`<link rel="canonical" href="${siteUrl}/services-details/3"/>`);
  expect(service).toContain(
    `property="og:image" content="${siteUrl}/media/services/ai-machine-learning.webp"`,
  );
  expect(await pageOf('/blog-single-sidebar/2')).toContain(`href="${siteUrl}/blog-single/2"/>`);
  expect(await pageOf('/combinedcomponent')).toContain(`href="${siteUrl}/subscription"/>`);
  expect(await pageOf('/case-studies/1')).toMatch(/name="description" content="[^"]{60,155}"/);
});

test('JSON-LD has what the page shows, and nothing more', async () => {
  const home = jsonLdOf(await read('index.html'));
  expect(home.Organization).toMatchObject({
    name: 'Twinbridge',
    address: [{ addressLocality: 'London' }, { addressLocality: 'Lahore' }],
  });
  expect(home.FAQPage?.mainEntity).toHaveLength(12);
  expect(jsonLdOf(await pageOf('/game-details/2')).BreadcrumbList?.itemListElement).toHaveLength(2);
  const { jobs } = await (await fetch(`${backend.origin}/api/jobs/`)).json();
  for (const job of jobs) {
    const { JobPosting: posting } = jsonLdOf(await pageOf(`/job-details/${job.slug}`));
    const open = job.is_active && job.location && job.posted_date;
    expect(Boolean(posting), job.slug).toBe(Boolean(open));
    if (!posting) continue;
    expect(posting.validThrough, job.slug).toBe(job.closing_date ?? undefined);
    expect(posting.jobLocation, job.slug).toHaveLength(job.location.includes(' or ') ? 2 : 1);
    if (!job.salary_range) expect(posting).not.toHaveProperty('baseSalary');
  }
});

test('browsers load no code for JSON-LD', async () => {
  const scripts = (await listFiles(folders.site)).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(scripts.map(read))).join('');
  expect(code).toContain('page-state');
  for (const trace of ['JobPosting', 'FAQPage', 'BreadcrumbList', 'jsdom']) {
    expect(code.includes(trace), trace).toBe(false);
  }
});

test('sitemap and robots name what search engines are to keep', async () => {
  const sitemap = await read('sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain(`${siteUrl}/`);
  expect(urls).toContain(`${siteUrl}/job-details/senior-ios-engineer`);
  expect(urls.join()).not.toMatch(/sidebar|combinedcomponent|404/);
  expect(new Set(urls).size).toBe(urls.length);
  expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('hostile content stays content', async () => {
  const hostile = '</script><script>alert(1)</script><!--$&\u2028';
  backend.changes.set('/api/services/3/', (body) => ({
    ...body,
    title: hostile,
    short_text: hostile,
  }));
  backend.changes.set('/api/jobs/senior-ios-engineer/', ({ job }) => ({
    job: { ...job, description: `<p onclick="x()">kept</p><img src=x onerror=alert(1)>${hostile}` },
  }));
  await run();
  const service = await pageOf('/services-details/3');
  const job = await pageOf('/job-details/senior-ios-engineer');
  for (const html of [service, job]) {
    const [, state = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(state).queries)).toContain('alert(1)');
    expect(/[<>\u2028]/.test(state)).toBe(false);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const rest = html.replace(state, '').replace(/<script>[\s\S]*?<\/script>/, '');
    expect(/<script>|\son\w+=/.test(rest)).toBe(false);
  }
  expect(job).toContain('<p>kept</p><img src="x">');
  expect(service).toContain('&lt;/script&gt;');
  expect(service.endsWith('</html>\n')).toBe(true);
});

test.each(failures)('$what stops the run, and the site stays whole', async (failure) => {
  backend.changes.set(failure.target, failure.change);
  const before = await snapshot();
  await expect(run({ timeoutMs: 300 })).rejects.toThrow(failure.message);
  expect(await snapshot()).toEqual(before);
});

test('--changed renders what changed and drops what is gone', async () => {
  await run();
  expect(await run()).toMatchObject({ rendered: 0, skipped: [] });
  expect(backend.requests.length).toBeGreaterThan(0);
  backend.changes.set('/api/services/5/', (body) => ({ ...body, title: 'Renamed' }));
  backend.changes.set('/api/case-studies/', (body) => ({
    ...body,
    results: body.results.slice(1),
  }));
  const summary = await run();
  expect(summary.rendered).toBe(2);
  expect(await pageOf('/services-details/5')).toContain('<title>Renamed');
  expect(await listFiles(folders.site)).not.toContain('case-studies/1/index.html');
  expect(await read('sitemap.xml')).not.toContain('/case-studies/1<');
});

test('a listed item that is gone is left out and told; a collection that is gone stops the run', async () => {
  const told: string[] = [];
  backend.changes.set('/api/games/4/', () => ({ status: 404 }));
  backend.changes.set('/api/case-studies/3', () => ({ case_study: null }));
  const { skipped } = await run({ tell: (sentence) => told.push(sentence) });
  expect(skipped.sort()).toEqual(['/case-studies/3', '/game-details/4']);
  expect(told).toContain('/game-details/4 is listed, but there is nothing to show.');
  expect(await listFiles(folders.site)).not.toContain('game-details/4/index.html');
  for (let id = 1; id <= 6; id += 1)
    backend.changes.set(`/api/games/${id}/`, () => ({ status: 404 }));
  await expect(run()).rejects.toThrow('None of the 6 listed items of /game-details/:id exists.');
});

test('names that are no file names are left to the shell, and lists are read to their last page', async () => {
  const told: string[] = [];
  backend.changes.set('/api/jobs/', ({ jobs }) => ({
    jobs: [...jobs, { ...jobs[0], slug: '../../outside' }, { ...jobs[0], slug: 'é/..' }],
  }));
  backend.changes.set('/api/services/', (body) => ({
    ...body,
    results: body.results.slice(0, 4),
    next: 'https://internal.invalid/api/services/?page=2',
  }));
  backend.changes.set('/api/services/?page=2', () => ({ results: [{ id: 8 }], next: null }));
  await run({ tell: (sentence) => told.push(sentence) });
  expect(told.filter((sentence) => sentence.includes('the shell responds instead'))).toHaveLength(
    2,
  );
  const services = (await listFiles(folders.site)).filter((file) =>
    file.startsWith('services-details/'),
  );
  expect(services.sort().map((file) => file.split('/')[1])).toEqual(['1', '2', '3', '4', '8']);
});

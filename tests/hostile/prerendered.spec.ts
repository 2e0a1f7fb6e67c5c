/** Hostile content in prerendered pages stays inert in the HTML and in the serialized state. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFiles } from '../../scripts/edge/files.ts';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { runOptions, siteUrl } from '../servers/prerendering.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { type Choose, type Length, responseTo } from './contract.ts';
import { faultsOf, record, touchEverything } from './inPage.ts';
import { htmlPayloads } from './payloads/html.ts';
import { urlPayloads } from './payloads/urls.ts';
import { blocks, expect, type Page, rules, test, urlFaults } from './site.ts';

// All tests share one build.
test.describe.configure({ mode: 'default' });

/** Number of items per list. */
const items = 8;

/** Payloads short enough for titles and names. */
const short = htmlPayloads.filter(({ text }) => text.length < 500);

/** Chooses a different payload for each field and item. */
function oneOf(texts: readonly { text: string }[], name: string, index: number): string {
  const seed = [...name].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0);
  return texts[(index * 37 + seed) % texts.length]?.text ?? '';
}

const choose: Choose = ({ kind, name }, index) => {
  if (name === 'ServiceTeaser.title') return `Half a character \ud800 and none \u0000`;
  if (name === 'ContentBlock.html') return htmlPayloads[index]?.text ?? '';
  if (name === 'ContentBlock.type') return index % 2 === 0 ? 'p' : 'h2';
  if (kind === 'html') return oneOf(htmlPayloads, name, index);
  // Lists have no further pages.
  if (/List\.(next|previous)$/.test(name)) return '';
  // JSON-LD includes only jobs with a location.
  if (name === 'JobTeaser.location') return `London ${oneOf(short, name, index)}`;
  if (/^CaseStudy(Image|Video)/.test(name)) return urlPayloads[index]?.text ?? '';
  return oneOf(kind === 'url' ? urlPayloads : short, name, index);
};

const length: Length = (field) => {
  if (field === 'CaseStudy.structured_content') return htmlPayloads.length;
  if (/[.](sub_images|additional_images|videos)$/.test(field)) return urlPayloads.length;
  return /^(?!TeamGroup)\w+List[.]|[.]members$/.test(field) ? items : 2;
};

let folder = '';
let origin = '';
let files: ReturnType<typeof sirv> | undefined;

/** The backend and, once its pages are rendered, the site. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (files && !pathname.startsWith('/api/')) return files(request, response);
  const body = responseTo(pathname, choose, length);
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  return response.end(JSON.stringify(body ?? {}));
});

// Rendering deeply nested HTML blocks this process for seconds.
server.keepAliveTimeout = 120_000;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  origin = await listen(server);
  const folders = buildSite(path.resolve('node_modules/.cache/hostile'), siteUrl);
  await prerender({ ...runOptions(folders, origin), timeoutMs: 60_000 });
  folder = folders.site;
  files = sirv(folder);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Pages with HTML and pages with many URLs. */
const paths = [
  ...['/case-studies/1', '/project-details/1', '/game-details/2', '/job-details/item-3'],
  ...['/', '/careers', '/services-details/4', '/team-details/5'],
];

/** Everything active in a document, except JSON. */
function partsOf(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const runs = [...page.querySelectorAll('script')].filter(({ type }) => !/json$/.test(type));
  const active =
    'base, iframe, object, embed, meta[http-equiv], #root :is(style, script), [style], [formaction]';
  const odd = [...page.querySelectorAll('*')].filter(
    (element) =>
      element.matches(active) || element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  return {
    scripts: runs.map(({ type, textContent }) => `${type} ${textContent}`),
    odd: odd.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    state: page.querySelector('body > #page-state:last-child')?.textContent ?? '',
    jsonLd: page.querySelector('head > script[type="application/ld+json"]')?.textContent ?? '{}',
  };
}

test('every document runs only its own scripts', async ({ page }) => {
  const names = (await listFiles(folder)).filter((name) => /(^|\/)(index|404)\.html$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  await page.goto(`${origin}/favicon.svg`);
  const read = async (name: string) =>
    page.evaluate(partsOf, await readFile(path.join(folder, name), 'utf8'));
  const { scripts } = await read('privacy_policy/index.html');
  for (const name of names) {
    const parts = await read(name);
    expect(parts.scripts, name).toEqual(scripts);
    expect(parts.odd, name).toEqual([]);
    const state = JSON.parse(parts.state);
    expect([null, `/${name.replace(/\/?index.html$/, '')}`], name).toContain(state.path);
    expect(() => JSON.parse(parts.jsonLd), name).not.toThrow();
  }
});

const cleaned = (page: Page) =>
  page.locator(blocks).evaluateAll((elements) => elements.map(({ innerHTML }) => innerHTML));

test('hydrated pages keep the cleaned HTML and have no fault', async ({ page, effects }) => {
  await page.addInitScript(record);
  for (const pathname of paths) {
    await page.goto(origin + pathname);
    const before = await cleaned(page);
    await untilHydrated(page);
    await page.evaluate(touchEverything, blocks);
    expect((await page.evaluate(faultsOf, rules)).flat(), pathname).toEqual([]);
    expect(await urlFaults(page, effects), pathname).toEqual([]);
    expect(await cleaned(page), pathname).toEqual(before);
  }
});

test('the browser cleans HTML to the same result', async ({ page }) => {
  const url = `${origin}/case-studies/1`;
  await page.goto(url);
  const prerendered = await cleaned(page);
  expect(prerendered).toHaveLength(htmlPayloads.length);
  const body = await readFile(path.join(folder, 'shell.html'), 'utf8');
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await expect(page.locator(blocks)).toHaveCount(prerendered.length);
  const here = await cleaned(page);
  const differing = htmlPayloads.filter((_, index) => here[index] !== prerendered[index]);
  // Parsers read these differently without harm: content allowed in a select, and a noncharacter.
  const unequal = htmlPayloads.filter(({ text }) => /^<(select><option|\0script)>/.test(text));
  expect(differing.map(({ name }) => name)).toEqual(unequal.map(({ name }) => name));
});

/** Hostile content in prerendered pages stays inert in the HTML and in the serialized state. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/edge/files.ts';
import { untilHydrated } from '../visit/hydrated.ts';
import { faultsOf, record, touchEverything } from './inPage.ts';
import { htmlPayloads } from './payloads/all.ts';
import { type PrerenderedSite, startPrerenderedSite } from './prerenderedSite.ts';
import { blocks, Effects, expect, type Page, test, urlFaults } from './site.ts';

// All tests share one build.
test.describe.configure({ mode: 'default' });

let site: PrerenderedSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startPrerenderedSite();
});
test.afterAll(() => site?.stop());

/** Pages with HTML and pages with many URLs. */
const paths = [
  ...['/case-studies/1', '/project-details/1', '/game-details/2', '/job-details/item-3'],
  ...['/', '/careers', '/services-details/4', '/team-details/5'],
];

/** Everything active in a document, except JSON. */
function partsOf(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const runs = [...page.querySelectorAll('script')].filter(({ type }) => !/json$/.test(type));
  const odd = [...page.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^on|^style$|^srcdoc$|^formaction$/.test(name))
      .map((name) => `<${element.localName}> has ${name}`),
  );
  const foreign = page.querySelectorAll(
    'base, iframe, object, embed, meta[http-equiv], #root style, #root script',
  );
  return {
    scripts: runs.map(({ type, textContent }) => `${type} ${textContent}`),
    odd: [...odd, ...[...foreign].map(({ localName }) => `there is <${localName}>`)],
    state: page.querySelector('body > #page-state:last-child')?.textContent ?? '',
    jsonLd: page.querySelector('head > script[type="application/ld+json"]')?.textContent ?? '{}',
  };
}

test('every document has its own scripts only, and its state as JSON', async ({ page }) => {
  const names = (await listFiles(site.folder)).filter((name) =>
    /(^|\/)(index|404)\.html$/.test(name),
  );
  expect(names.length).toBeGreaterThan(50);
  await page.goto(`${site.open}/favicon.svg`);
  const read = async (name: string) =>
    page.evaluate(partsOf, await readFile(path.join(site.folder, name), 'utf8'));
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

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const pathname of paths) {
      test(pathname, async ({ page, effects }) => {
        await page.addInitScript(record);
        await page.goto(site.open + pathname);
        if (!javaScriptEnabled) await page.evaluate(record);
        const before = await cleaned(page);
        if (javaScriptEnabled) {
          await untilHydrated(page);
          await page.evaluate(touchEverything, blocks);
        }
        expect((await page.evaluate(faultsOf, blocks)).flat()).toEqual([]);
        expect(await urlFaults(page, effects)).toEqual([]);
        expect(await cleaned(page)).toEqual(before);
      });
    }
  });
}

test('the browser cleans to the same HTML', async ({ page }) => {
  const url = `${site.open}/case-studies/1`;
  await page.goto(url);
  const prerendered = await cleaned(page);
  expect(prerendered).toHaveLength(htmlPayloads.length);
  const body = await readFile(path.join(site.folder, 'shell.html'), 'utf8');
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await expect(page.locator(blocks)).toHaveCount(prerendered.length);
  const here = await cleaned(page);
  const differing = htmlPayloads.filter((_, index) => here[index] !== prerendered[index]);
  // Parsers read these differently without harm: content allowed in a select, and a noncharacter.
  const unequal = htmlPayloads.filter(({ text }) => /^<(select><option|\0script)>/.test(text));
  expect(differing.map(({ name }) => name)).toEqual(unequal.map(({ name }) => name));
});

test('behind the edge’s policy nothing leaves at all', async ({ page, context }) => {
  const effects = new Effects();
  await effects.watch(context);
  const sent: string[] = [];
  context.on('response', (response) => sent.push(response.url()));
  for (const pathname of paths) {
    await page.goto(site.edge + pathname);
    await untilHydrated(page);
    await page.waitForTimeout(200);
  }
  expect(sent.length).toBeGreaterThan(paths.length);
  expect(sent.filter((url) => new URL(url).origin !== site.edge)).toEqual([]);
  expect(effects.hits.size).toBe(0);
});

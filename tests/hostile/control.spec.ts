/** Positive control: the payloads do harm when nothing sanitises them. */

import { surroundingsOf, touchEverything } from './inspect.ts';
import { htmlPayloads, urlPayloads } from './payloads/all.ts';
import { foreignHost, type Payload } from './payloads/table.ts';
import { Effects, expect, type Page, test } from './site.ts';

const block = '#block';

/** A page with the elements that payloads target. */
const pageWith = (html: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Control</title></head>
<body><header><form id="site-form" action="/search"><input name="q"></form><h1>Control</h1></header>
<main><div id="block">${html}</div></main><footer>Footer</footer></body></html>`;

type Way = 'set' | 'parsed';

async function surroundings(page: Page): Promise<string> {
  try {
    return JSON.stringify(await page.evaluate(surroundingsOf, block));
  } catch {
    return 'the page is gone';
  }
}

/** Renders a payload without sanitising: as inner HTML, or in the document. */
async function show(page: Page, payload: string, way: Way): Promise<string> {
  await page.route('**/control', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(way === 'parsed' ? payload : '') }),
  );
  await page.goto('/control', { waitUntil: 'commit' }).catch(() => undefined);
  if (way === 'set') {
    await page
      .locator(block)
      .evaluate((element, html) => {
        element.innerHTML = html;
      }, payload)
      .catch(() => undefined);
  }
  await page.waitForTimeout(120);
  await page.evaluate(touchEverything, block).catch(() => undefined);
  await page.waitForTimeout(60);
  const after = await surroundings(page);
  await page.unroute('**/control');
  return after;
}

/** Ids of the payloads that run, leak or change the page around them. */
async function findHarmful(
  page: Page,
  { hits, leaks }: Effects,
  payloads: Payload[],
): Promise<Set<number>> {
  const harmful = new Set<number>();
  for (const way of ['set', 'parsed'] as const) {
    const untouched = await show(page, 'words', way);
    for (const { id, text } of payloads.filter((payload) => !harmful.has(payload.id))) {
      const after = await show(page, text, way);
      const leaked = leaks.some((url) => url.split('/').includes(String(id)));
      if (hits.has(id) || leaked || after !== untouched) harmful.add(id);
    }
  }
  return harmful;
}

const classesOf = (payloads: Payload[]) => new Set(payloads.map((payload) => payload.class));

/** Classes without any harmful payload. */
function harmlessClasses(payloads: Payload[], harmful: Set<number>): string[] {
  const found = classesOf(payloads.filter(({ id }) => harmful.has(id)));
  return [...classesOf(payloads)].filter((name) => !found.has(name));
}

const oneOfEach = [...classesOf(htmlPayloads)].flatMap(
  (name) => htmlPayloads.find((payload) => payload.class === name) ?? [],
);

test.use({ serviceWorkers: 'block' });

let effects: Effects;
test.beforeEach(async ({ context }) => {
  effects = new Effects();
  await effects.watch(context);
});

for (const [name, payloads] of [
  ['one of each class @sample', oneOfEach],
  ['all HTML', htmlPayloads],
] as const) {
  test(`uncleaned, payloads do harm: ${name}`, async ({ page }) => {
    const harmful = await findHarmful(page, effects, payloads);
    expect(harmlessClasses(payloads, harmful)).toEqual([]);
    expect(harmful.size / payloads.length).toBeGreaterThan(0.8);
  });
}

/** Elements with the URL as their target or source. */
const usesOf = (url: string) => {
  const value = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${value}">go</a><img src="${value}"><video src="${value}"></video><iframe src="${value}"></iframe>`;
};

test('unchecked, URLs do harm', async ({ page }) => {
  const payloads = urlPayloads.map((payload) => ({ ...payload, text: usesOf(payload.text) }));
  const harmful = await findHarmful(page, effects, payloads);
  expect(harmful.size / payloads.length).toBeGreaterThan(0.4);
  const harmless = harmlessClasses(payloads, harmful);
  for (const name of ['javascript:', 'data:', 'hidden hosts', 'false names', 'plain elsewhere']) {
    expect(harmless).not.toContain(name);
  }
  expect(effects.leaks.filter((url) => url.includes(foreignHost)).length).toBeGreaterThan(0);
});

/** Positive control: the payloads do harm when nothing sanitises them. */

import { surroundingsOf, touchEverything } from './inspect.ts';
import { htmlPayloads, urlPayloads } from './payloads/all.ts';
import { foreignHost, type Payload } from './payloads/table.ts';
import { type Effects, expect, type Page, test } from './site.ts';

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

/** The effect of each payload, by id. */
async function harmOf(
  page: Page,
  effects: Effects,
  payloads: Payload[],
): Promise<Map<number, string>> {
  const harm = new Map<number, string>();
  for (const way of ['set', 'parsed'] as const) {
    const untouched = await show(page, 'words', way);
    for (const { id, text } of payloads.filter((payload) => !harm.has(payload.id))) {
      const after = await show(page, text, way);
      const leaked = effects.leaks.some((url) => url.split('/').includes(String(id)));
      if (effects.hits.has(id)) harm.set(id, 'runs');
      else if (leaked) harm.set(id, 'leaks');
      else if (after !== untouched) harm.set(id, 'changes');
    }
  }
  return harm;
}

/** Payloads by class. */
function byClass(payloads: Payload[]): [name: string, members: Payload[]][] {
  const names = [...new Set(payloads.map((payload) => payload.class))];
  return names.map((name) => [name, payloads.filter((payload) => payload.class === name)]);
}

/** Prints a table; gives the share of harmful payloads and the classes without any. */
function judge(payloads: Payload[], harm: Map<number, string>) {
  const rows = byClass(payloads).map(([name, members]) => {
    const count = (kind: string) => members.filter(({ id }) => harm.get(id) === kind).length;
    return {
      class: name,
      payloads: members.length,
      run: count('runs'),
      leak: count('leaks'),
      change: count('changes'),
    };
  });
  console.table(rows);
  return {
    share: harm.size / payloads.length,
    harmless: rows
      .filter(({ run, leak, change }) => run + leak + change === 0)
      .map((row) => row.class),
  };
}

const someOf = (payloads: Payload[], count: number) =>
  byClass(payloads).flatMap(([, members]) => members.slice(0, count));

test.use({ serviceWorkers: 'block' });

for (const [name, payloads] of [
  ['one of each class @sample', someOf(htmlPayloads, 1)],
  ['all HTML', htmlPayloads],
] as const) {
  test(`uncleaned, payloads do harm: ${name}`, async ({ page, effects }) => {
    const { share, harmless } = judge(payloads, await harmOf(page, effects, payloads));
    expect(harmless).toEqual([]);
    expect(share).toBeGreaterThan(0.8);
  });
}

/** Elements with the URL as their target or source. */
const usesOf = (url: string) => {
  const value = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${value}">go</a><img src="${value}"><video src="${value}"></video><iframe src="${value}"></iframe>`;
};

test('unchecked, URLs do harm', async ({ page, effects }) => {
  const payloads = urlPayloads.map((payload) => ({ ...payload, text: usesOf(payload.text) }));
  const harm = await harmOf(page, effects, payloads);
  const { share } = judge(payloads, harm);
  expect(share).toBeGreaterThan(0.4);
  for (const dangerous of [
    'javascript:',
    'data:',
    'hidden hosts',
    'false names',
    'plain elsewhere',
  ]) {
    const members = urlPayloads.filter((payload) => payload.class === dangerous);
    expect(members.filter(({ id }) => harm.has(id)).length, dangerous).toBeGreaterThan(0);
  }
  expect(effects.leaks.filter((url) => url.includes(foreignHost)).length).toBeGreaterThan(0);
});

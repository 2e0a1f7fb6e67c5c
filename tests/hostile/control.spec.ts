/** Positive control: the payloads do harm when nothing sanitises them. */
import { surroundingsOf, touchEverything } from './inPage.ts';
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

/** Renders a payload without sanitising, as inner HTML or in the document, and gives what surrounds it then. */
async function show(page: Page, payload: string, way: Way): Promise<string> {
  const goOn = () => undefined;
  await page.route('**/control', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(way === 'parsed' ? payload : '') }),
  );
  await page.goto('/control', { waitUntil: 'commit' }).catch(goOn);
  const set = (element: Element, html: string) => {
    element.innerHTML = html;
  };
  if (way === 'set') await page.locator(block).evaluate(set, payload).catch(goOn);
  await page.waitForTimeout(120);
  await page.evaluate(touchEverything, block).catch(goOn);
  await page.waitForTimeout(60);
  const after = await page.evaluate(surroundingsOf, block).catch(() => 'the page is gone');
  await page.unroute('**/control');
  return JSON.stringify(after);
}

/** The payloads that run, leak or change the page around them, in either way. */
async function findHarmful(page: Page, { hits, leaks }: Effects, payloads: Payload[]) {
  const harmful = new Set<Payload>();
  for (const way of ['set', 'parsed'] as const) {
    const untouched = await show(page, 'words', way);
    for (const payload of payloads.filter((each) => !harmful.has(each))) {
      const after = await show(page, payload.text, way);
      const leaked = leaks.some((url) => url.split('/').includes(String(payload.id)));
      if (hits.has(payload.id) || leaked || after !== untouched) harmful.add(payload);
    }
  }
  return [...harmful];
}

const classesOf = (payloads: Payload[]) => [...new Set(payloads.map((payload) => payload.class))];

const oneOfEach = classesOf(htmlPayloads).flatMap(
  (name) => htmlPayloads.find((payload) => payload.class === name) ?? [],
);

test.use({ serviceWorkers: 'block' });

let effects: Effects;
test.beforeEach(async ({ context }) => {
  effects = new Effects();
  await effects.watch(context);
});

for (const [name, payloads] of [
  ['one of each class', oneOfEach],
  ['all HTML', htmlPayloads],
] as const) {
  const tag = payloads === oneOfEach ? '@sample' : [];
  test(`uncleaned, payloads do harm: ${name}`, { tag }, async ({ page }) => {
    const harmful = await findHarmful(page, effects, payloads);
    expect(classesOf(harmful).sort()).toEqual(classesOf(payloads).sort());
    expect(harmful.length / payloads.length).toBeGreaterThan(0.8);
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
  expect(harmful.length / payloads.length).toBeGreaterThan(0.4);
  const classes = ['javascript:', 'data:', 'hidden hosts', 'false names', 'plain elsewhere'];
  expect(classesOf(harmful)).toEqual(expect.arrayContaining(classes));
  expect(effects.leaks.filter((url) => url.includes(foreignHost)).length).toBeGreaterThan(0);
});

/** Positive control: without sanitising, the payloads do harm or are reported. */
import { faultsOf, touchEverything } from './inPage.ts';
import { htmlPayloads } from './payloads/html.ts';
import type { Payload } from './payloads/table.ts';
import { urlPayloads } from './payloads/urls.ts';
import { Effects, expect, type Page, rules, test } from './site.ts';

const block = '#block';

/** A page with the elements that payloads target. */
const pageWith = (html: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Control</title></head>
<body><header><form id="site-form" action="/search"><input name="q"></form><h1>Control</h1></header>
<main><div id="block">${html}</div></main><footer>Footer</footer></body></html>`;

/** Renders HTML without sanitising and uses it. The HTML may break the page or leave it. */
async function show(page: Page, html: string): Promise<void> {
  const goOn = () => undefined;
  const body = pageWith(html);
  await page.route('**/control', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/control', { waitUntil: 'commit' }).catch(goOn);
  await page.waitForTimeout(120);
  await page.evaluate(touchEverything, block).catch(goOn);
  await page.waitForTimeout(60);
  await page.unroute('**/control');
}

test.use({ serviceWorkers: 'block' });

let effects: Effects;
test.beforeEach(async ({ context }) => {
  effects = new Effects();
  await effects.watch(context);
});

/** True for a payload that has run or has contacted another host. */
const hasRun = ({ id }: Payload) =>
  effects.hits.has(id) || effects.leaks.some((url) => url.split('/').includes(String(id)));

const classesOf = (payloads: Payload[]) => [...new Set(payloads.map((payload) => payload.class))];

test('uncleaned HTML of each class runs or is reported', { tag: '@sample' }, async ({ page }) => {
  const harmless: Payload[] = [];
  for (const name of classesOf(htmlPayloads)) {
    const [payload] = htmlPayloads.filter((each) => each.class === name) as [Payload];
    await show(page, payload.text);
    const faults = await page
      .evaluate(faultsOf, { ...rules, blocks: block })
      .catch(() => [['the page is gone']]);
    if (!hasRun(payload) && faults.flat().length === 0) harmless.push(payload);
  }
  expect(harmless).toEqual([]);
  expect(classesOf(htmlPayloads.filter(hasRun)).length).toBeGreaterThan(10);
});

/** Elements with the URL as their target or source. */
const usesOf = (url: string) => {
  const value = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${value}">go</a><img src="${value}"><video src="${value}"></video><iframe src="${value}"></iframe>`;
};

test('unchecked URLs run or leak', async ({ page }) => {
  for (const { text } of urlPayloads) await show(page, usesOf(text));
  const classes = ['javascript:', 'data:', 'hidden hosts', 'false names', 'plain elsewhere'];
  expect(classesOf(urlPayloads.filter(hasRun))).toEqual(expect.arrayContaining(classes));
});

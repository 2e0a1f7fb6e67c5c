/** Attacks in prerendered pages are inert in the HTML, in its state and in its structured data. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { createAgency, runOptions, siteUrl } from '../servers/prerendering.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { reportHarm, touchEverything } from './inPage.ts';
import { blocks, caseStudyWith, foreignHost, texts, urls } from './payloads.ts';

/** Ends a script and an HTML comment, and has half a character and one that JSON allows but scripts did not. */
const title = '</script><script>hit(0)</script><!--<script> &lt; \ud800 \u0000 \u2028';
const job = '/job-details/senior-ios-engineer';

/** Counts what runs in a document; parses its JSON. Runs in the page. */
function readDocument(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const json = [...page.querySelectorAll('script[type$=json]')];
  for (const { textContent } of json) JSON.parse(textContent);
  const active = '#root script, #root style, base, iframe, object, embed, [style], [formaction]';
  const odd = [...page.querySelectorAll('*')].filter(
    (each) =>
      each.matches(active) || each.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const scripts = page.querySelectorAll('script:not([type$=json])').length;
  return { scripts, json: json.length, odd: odd.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}

test('a visitor of prerendered attacks sees the same clean pages before and after hydration', async ({
  page,
  forgive,
}) => {
  const agency = await listen(createAgency());
  const folders = buildSite(path.resolve('node_modules/.cache/hostile'), siteUrl);
  const files = sirv(folders.site, { dev: true });
  const origin = await listen(
    createServer(async (request, response) => {
      const url = request.url ?? '/';
      if (!url.startsWith('/api/')) return files(request, response);
      const body = await (await fetch(agency + url)).json();
      if (body.job) body.job.title = title;
      const changed = url === '/api/case-studies/1' ? caseStudyWith(texts, urls, title) : body;
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(changed));
    }),
  );
  await prerender(runOptions(folders, origin));
  forgive(
    RegExp(`^Request left the site: (${origin}/|https://([\\w-]+\\.)?${foreignHost}/\\d+/allowed)`),
  );
  await page.route(`**/*${foreignHost}/**`, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(reportHarm);
  for (const pathname of ['/case-studies/1', job]) {
    const html = await readFile(path.join(folders.site, pathname, 'index.html'), 'utf8');
    expect(await page.evaluate(readDocument, html), pathname).toEqual({
      scripts: 1,
      json: 2,
      odd: [],
    });
    await page.goto(origin + pathname);
    const read = () => page.locator(blocks).evaluateAll((all) => all.map((each) => each.innerHTML));
    const before = await read();
    await untilHydrated(page);
    await page.evaluate(touchEverything, blocks);
    expect(await read(), pathname).toEqual(before);
  }
});

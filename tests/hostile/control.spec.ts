/** Positive control: without sanitising, the payloads do harm, or are reported. */
import { expect, test } from '@playwright/test';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { faultsOf, reportHarm, touchEverything } from './inPage.ts';
import { firstOfEachClass, foreignHost, htmlPayloads, linksTo, urlPayloads } from './payloads.ts';

const blocks = '#block';
const goOn = () => undefined;

/** Classes that neither run code nor reach another host. Their HTML has what no block may have. */
const quiet = /^(document|CSS|DOM clobbering|other schemes|mail and telephone|odd paths|refused)$/;
const harm = RegExp(` ran$|^https?://\\S*${foreignHost}/`);
const reportedUrl = /^<\w+> has (href|src) /;

test('uncleaned HTML and unchecked URLs of each class run, leak or are reported', async ({
  page,
}) => {
  let happened: string[] = [];
  page.on('console', (message) => happened.push(message.text()));
  page.on('request', (request) => happened.push(request.url()));
  await page.addInitScript(reportHarm);
  /** Shows HTML as it is and uses it; the HTML may break the page or leave it. */
  const show = async (html: string) => {
    happened = [];
    const body = `<!doctype html><title>Control</title><main id="block">${html}</main>`;
    await page.route('**/control', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/control').catch(goOn);
    await page.evaluate(touchEverything, blocks).catch(goOn);
    await page.unroute('**/control');
  };
  const expectSign = (sign: RegExp, name: string) =>
    expect.poll(() => happened.some((each) => sign.test(each)), name).toBe(true);
  for (const { class: name, text } of firstOfEachClass(htmlPayloads)) {
    await show(text);
    const faults = await page.evaluate(faultsOf, { blocks, ...allowedHtml }).catch(() => ['gone']);
    if (quiet.test(name)) expect(faults.flat(), name).not.toEqual([]);
    else await expectSign(harm, name);
  }
  for (const { class: name, text } of firstOfEachClass(urlPayloads)) {
    if (quiet.test(name)) continue;
    await show(`${linksTo(text)}<iframe src="${text}"></iframe>`);
    await expectSign(harm, name);
    if (name !== 'allowed') await expectSign(reportedUrl, name);
  }
});

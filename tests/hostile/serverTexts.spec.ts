/** Messages of the server are shown as plain text wherever the error catalogue shows them. */
import { operations } from '#contract/generated/operations.ts';
import { errorRows, textBehind } from '#mocks/catalogue/areas.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { take } from '../e2e/steps.ts';
import { htmlPayloads } from './payloads/all.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The mock serves the card provider's script. */
const cardScript = 'https://js.stripe.com/endive/stripe.js';

/** A payload of each class. */
const payload = htmlPayloads
  .filter(({ name, text }) => name.endsWith(' 1') && text.length < 200)
  .map(({ text }) => text.replace(/\s+/g, ' '))
  .join(' ');

/** Replaces a text in all server responses. Runs in the page before its scripts. */
function replaceServerText([from, to]: readonly [string, string]): void {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const read = Response.prototype.text;
  Response.prototype.text = async function text() {
    return (await read.call(this)).replaceAll(inJson(from), inJson(to));
  };
  Response.prototype.json = async function json() {
    return JSON.parse(await this.text());
  };
}

/** Failed reads show the site's own texts; only writes show the server's. */
const sends = (mock: string) =>
  Object.values(operations).some(({ id, method }) => mock.startsWith(`${id}:`) && method !== 'GET');

const causes = errorRows.flatMap(({ id, surface, causes: all }) =>
  all.filter(({ says, mock }) => says && sends(mock)).map((cause) => ({ id, surface, ...cause })),
);

test('there are server texts to replace', () => {
  expect(causes.length).toBeGreaterThan(5);
});

for (const { id, surface, ...cause } of causes) {
  test(`${id}, ${cause.mock}`, async ({ page, effects }) => {
    await page.addInitScript(replaceServerText, [cause.says ?? '', payload] as const);
    await page.goto(scenarioLink(cause.path, [cause.mock], cause.as));
    for (const step of cause.steps ?? []) await take[step](page);
    const shown = textBehind(id, { ...cause, says: payload });
    await expect(page.getByText(shown, { exact: true }).first(), surface).toBeVisible();
    await page.waitForTimeout(200);
    expect(effects.leaks.filter((url) => url !== cardScript)).toEqual([]);
  });
}

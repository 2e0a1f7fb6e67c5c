/** Messages of the server are shown as plain text wherever the error catalogue shows them. */

import { operations } from '#contract/generated/operations.ts';
import { errorRows, textBehind } from '../../mocks/catalogue/areas.ts';
import { scenarioLink } from '../../mocks/panel/link.ts';
import { take } from '../e2e/steps.ts';
import { replaceServerText } from './inPage.ts';
import { htmlPayloads } from './payloads/all.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The mock serves the card provider's script. */
const cardScript = 'https://js.stripe.com/endive/stripe.js';

/** The shortest payload of each class. */
const payload = [...new Set(htmlPayloads.map((payload) => payload.class))]
  .flatMap((name) => {
    const members = htmlPayloads.filter((payload) => payload.class === name);
    return members.map(({ text }) => text).sort((a, b) => a.length - b.length)[0] ?? [];
  })
  .join(' ')
  .replace(/\s+/g, ' ');

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

/** Every text of the error catalogue, by its link and steps, on the mock and on Prism. */
import type { Locator, Page } from '@playwright/test';
import type { Surface } from '#errors/catalogue.ts';
import { areaNames, type ErrorRow, errorRows, textBehind } from '#mocks/catalogue/areas.ts';
import type { Cause } from '#mocks/catalogue/scenario.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { expect, test } from './fixtures.ts';
import { take } from './steps.ts';

function find(page: Page, surface: Surface, text: string): Locator {
  const place = {
    toast: page.getByRole('alert'),
    form: page.locator('main, dialog[open]'),
    section: page.getByRole('main'),
    page: page.locator('main, header'),
    log: page.locator('html'),
  }[surface];
  return place.getByText(text, { exact: true }).first();
}

/** A thorough run opens the links of all causes; otherwise only that of each text's first cause. */
const thorough = process.env.EVERY_CAUSE !== undefined;

/** Texts per test, which clears the browser's storage between them: fewer browsers to start. */
const together = thorough ? 1 : 8;

/** On Prism, unless the run is thorough, only every third text is tested: the screens are the same. */
const isOnPrism = (row: ErrorRow) =>
  (thorough || errorRows.indexOf(row) % 3 === 0) && row.causes.some(({ mswOnly }) => !mswOnly);

/** The site waits 15 s for a response. */
const longerThanTheSite = 25_000;

/** Opens the link of a cause, does its steps and expects the text. */
async function tryCause(
  page: Page,
  { id, surface }: ErrorRow,
  cause: Cause,
  scenario: string,
  logged: string[],
): Promise<void> {
  logged.length = 0;
  await page.goto(scenarioLink(cause.path, scenario ? [scenario] : [], cause.as));
  for (const step of cause.steps ?? []) await take[step](page);
  const shown = textBehind(id, cause);
  if (surface === 'log') {
    await expect.poll(() => logged.some((line) => line.startsWith(`${shown}: `))).toBe(true);
  } else {
    await expect(find(page, surface, shown)).toBeVisible({ timeout: longerThanTheSite });
  }
}

async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

for (const area of areaNames) {
  const rows = errorRows.filter((row) => row.area === area);
  for (let start = 0; start < rows.length; start += together) {
    const group = rows.slice(start, start + together);
    const names = group.map(({ id }) => id);
    const tag = group.some(isOnPrism) ? '@prism' : [];
    test(`${area}: ${names.join(', ')}`, { tag }, async ({ page }, { project }) => {
      test.setTimeout(group.length * 90_000);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      for (const row of project.name === 'prism' ? group.filter(isOnPrism) : group) {
        const possible = row.causes.filter(({ mswOnly }) => project.name !== 'prism' || !mswOnly);
        for (const [index, cause] of (thorough ? possible : possible.slice(0, 1)).entries()) {
          const scenario = index === 0 ? row.id : cause.mock;
          await test.step(`${scenario}: "${row.text}"`, () =>
            tryCause(page, row, cause, scenario, logged));
          if (!thorough) await forget(page);
        }
      }
    });
  }
}

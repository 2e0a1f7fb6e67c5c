/** Every row of the error catalogue by its link and its steps, on the mock and on Prism. */
import type { Locator, Page } from '@playwright/test';
import type { Surface } from '#errors/catalogue.ts';
import { errorRows, textBehind } from '#mocks/catalogue/areas.ts';
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

/** A thorough run opens the links of all causes of every text; else every text is proven by its first cause. */
const thorough = process.env.EVERY_CAUSE !== undefined;
const tried = thorough ? Number.POSITIVE_INFINITY : 1;
/** What Prism answers, the same screens show: outside a thorough run, one text in so many is proven there as well. */
const onPrism = thorough ? 1 : 3;

for (const [row, { id, text, surface, causes }] of errorRows.entries()) {
  const isOnPrism = row % onPrism === 0 && causes.some(({ mswOnly }) => !mswOnly);
  test(`${id}: "${text}"`, { tag: isOnPrism ? '@prism' : [] }, async ({ page }, { project }) => {
    const possible = causes.filter(({ mswOnly }) => project.name !== 'prism' || !mswOnly);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const [index, cause] of possible.slice(0, tried).entries()) {
      const scenario = index === 0 ? id : cause.mock;
      await test.step(scenario, async () => {
        logged.length = 0;
        await page.goto(scenarioLink(cause.path, scenario ? [scenario] : [], cause.as));
        for (const step of cause.steps ?? []) await take[step](page);
        const shown = textBehind(id, cause);
        if (surface === 'log') {
          await expect.poll(() => logged.some((line) => line.startsWith(`${shown}: `))).toBe(true);
        } else await expect(find(page, surface, shown)).toBeVisible();
      });
    }
  });
}

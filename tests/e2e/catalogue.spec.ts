/** Opens the link and takes the steps of every text of the error catalogue, on the mock and on Prism. */
import type { Locator, Page } from '@playwright/test';
import { type ErrorRow, errorRows } from '#mocks/catalogue/areas.ts';
import type { Surface } from '#mocks/catalogue/cause.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { take } from '../support/steps.ts';

/** One tab of each worker opens all links, which is faster than a new browser window for each. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL, viewport, ...contextOptions });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await use(tab);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

function find(page: Page, surface: Surface, text: string): Locator {
  const [kind, isToast] = surface.split(' ');
  if (isToast) {
    const toast = page.getByRole('alert').and(page.locator(`.Toastify__toast--${kind}`));
    return toast.getByText(text, { exact: true }).first();
  }
  const place = {
    form: page.locator('main, dialog[open]'),
    section: page.getByRole('main'),
    page: page.locator('main, header'),
    log: page.locator('html'),
  }[surface as Exclude<Surface, `${string} toast`>];
  return place.getByText(text, { exact: true }).first();
}

/** A thorough run opens the links of all causes; otherwise only the link of each text's first cause. */
const thorough = process.env.EVERY_CAUSE !== undefined;

/** On Prism, unless the run is thorough, only every tenth text is tested: the screens are the same. */
const isOnPrism = (row: ErrorRow) =>
  (thorough || errorRows.indexOf(row) % 10 === 0) && row.causes.some(({ mswOnly }) => !mswOnly);

/** The site waits 15 s for a response. */
const options = { timeout: 25_000 };

for (const row of errorRows) {
  const tag = isOnPrism(row) ? '@prism' : [];
  test(`${row.area}: ${row.id}: "${row.text}"`, { tag }, async ({ page }, { project }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const possible = row.causes.filter(({ mswOnly }) => project.name !== 'prism' || !mswOnly);
    for (const [index, cause] of (thorough ? possible : possible.slice(0, 1)).entries()) {
      const scenario = index === 0 ? row.id : cause.mock;
      await test.step(scenario, async () => {
        logged.length = 0;
        await page.goto(scenarioLink(cause.path, scenario, cause.as));
        for (const step of cause.steps ?? []) await take[step](page);
        const shown = cause.text;
        if (row.surface === 'log') {
          await expect
            .poll(() => logged.some((line) => line.startsWith(`${shown}: `)), options)
            .toBe(true);
        } else {
          const found = find(page, row.surface, shown);
          await expect(found).toBeVisible(options);
        }
      });
    }
  });
}

/** Opens the links of the error catalogue and takes the steps of their texts, on the mock and on Prism. */
import type { Locator, Page } from '@playwright/test';
import { type ErrorRow, errorRows } from '#mocks/catalogue/areas.ts';
import type { Surface } from '#mocks/catalogue/cause.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';
import { take } from '../support/steps.ts';

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

/** The site waits 15 s for a response. */
const options = { timeout: 25_000 };

/** Opens links in a tab, takes the steps of a text, and expects it. */
function follow(page: Page) {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return {
    open: (link: string) => {
      logged.length = 0;
      return page.goto(link);
    },
    see: async ({ surface }: ErrorRow, { text, steps = [] }: ErrorRow['causes'][0]) => {
      for (const step of steps) await take[step](page);
      if (surface === 'log') {
        const isLogged = () => logged.some((line) => line.startsWith(`${text}: `));
        await expect.poll(isLogged, options).toBe(true);
      } else await expect(find(page, surface, text)).toBeVisible(options);
    },
  };
}

type Walk = [ErrorRow, ...ErrorRow[]];

const actionsOf = ({ causes: [{ steps = [] }] }: ErrorRow) =>
  steps.filter((step) => step !== 'openConsole');

/** Whether its form or button is gone once a text shows. */
const isLast = ({ surface }: ErrorRow) => /success|info|warning/.test(surface);

const isCheckout = ({ causes: [{ path }] }: ErrorRow) =>
  /^\/(pricing|login|subscription)/.test(path);

/** Whether one load of the site can show a text after the others of a walk. */
function goesOn(walk: Walk, row: ErrorRow): boolean {
  const [{ path, as, call }] = row.causes;
  const [first] = walk[0].causes;
  const actions = actionsOf(row);
  const areScreens = actions.length === 0;
  if (first.as !== as || areScreens !== (actionsOf(walk[0]).length === 0)) return false;
  // Screens are opened one after the other, each call fails in one way.
  if (areScreens) return walk.every(({ causes: [other] }) => other.call !== call);
  if (isCheckout(walk[0]) || isCheckout(row)) {
    // A payment fails in one step, which is tried again.
    const isSame = first.call === call && (!call || `${actionsOf(walk[0])}` === `${actions}`);
    if (first.path !== path || (path.startsWith('/pricing') && !isSame)) return false;
  }
  // A form that stays is sent again.
  return !walk.some((each) => isLast(each) && `${actionsOf(each)}` === `${actions}`);
}

/** What ends a form comes after its failures, and what ends the session after both. */
const rank = (row: ErrorRow) => Number(isLast(row)) + Number(actionsOf(row).includes('logOut'));

const walks: Walk[] = [];
for (const row of errorRows.toSorted((one, other) => rank(one) - rank(other))) {
  const walk = walks.find((each) => goesOn(each, row));
  if (walk) walk.push(row);
  else walks.push([row]);
}

for (const walk of walks) {
  const ids = walk.map(({ id }) => id);
  test(`a visitor sees the text of ${ids.join(', ')}`, async ({ page }) => {
    const { open, see } = follow(page);
    const [{ path, as }] = walk[0].causes;
    const isSentAgain = walk.length > 1 && actionsOf(walk[0]).length > 0;
    const failures = ids.map((id) => id + (isSentAgain ? '*1' : ''));
    await open(scenarioLink(path, failures.join(','), as));
    let current = path;
    let employees = false;
    for (const row of walk) {
      await test.step(`${row.id}: "${row.text}"`, async () => {
        const [cause] = row.causes;
        if (cause.path !== current) await navigate(page, cause.path);
        current = cause.path;
        // A checkout asks for the employees once.
        let steps = (cause.steps ?? []).filter((step) => step !== 'enterEmployees' || !employees);
        if (employees && cause.call && cause.call !== 'stripe') {
          steps = [];
          await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
        }
        await see(row, { ...cause, steps });
        employees ||= steps.includes('enterEmployees');
      });
    }
  });
}

/** On Prism, `npm test` opens the links of every tenth text, because the screens are the same. */
const isSample = (row: ErrorRow) => errorRows.indexOf(row) % 20 === 0;

for (const row of errorRows) {
  const tag = ['@causes', ...(isSample(row) ? ['@sample'] : [])];
  test(`${row.area}: ${row.id}: "${row.text}"`, { tag }, async ({ page }, { project }) => {
    const { open, see } = follow(page);
    const [main] = row.causes;
    const onPrism = project.name.startsWith('prism');
    const possible = row.causes.filter(({ mswOnly }) => !onPrism || !mswOnly);
    for (const cause of project.name === 'prism-sample' ? [main] : possible) {
      const scenario = cause === main ? row.id : cause.mock;
      await test.step(scenario, async () => {
        await open(scenarioLink(cause.path, scenario, cause.as));
        await see(row, cause);
      });
    }
  });
}

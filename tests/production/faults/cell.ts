/** A cell of the matrix: a screen with a fault, in its own browser context. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { take as steps } from '../../e2e/steps.ts';
import { watchProblems } from '../../visit/problems.ts';
import { serveProvider } from '../fixtures.ts';
import { type Cell, type Fault, takesCards } from './fault.ts';
import type { Screen } from './screens.ts';
import { cellHeader, type FaultServer, newScript, type Script } from './server.ts';
import { becomeVisitor } from './visitors.ts';

export async function openScreen({ page, screen, origin }: Cell): Promise<void> {
  await page.goto(origin + screen.path);
}

/** Fills in and submits the screen's form. */
export async function take({ page, screen }: Cell): Promise<void> {
  for (const step of screen.steps ?? []) await steps[step](page);
}

/** Opens another page than the screen, to navigate from there. */
export async function openElsewhere({ page, origin }: Cell): Promise<void> {
  await page.goto(`${origin}/about-us`);
  await page.locator('main h1').waitFor();
}

/** Waits until no call has been pending for `quiet` milliseconds and nothing is loading. */
export async function settle({ page, script }: Cell, quiet = 600): Promise<void> {
  const spins = () => page.locator('main [class*=spinner]').count();
  for (let turn = 0; turn < 160; turn += 1) {
    await page.waitForTimeout(50);
    const still = script.waiting === 0 && performance.now() - script.active > quiet;
    if (still && (await spins()) === 0) return;
  }
}

/** Adds a problem when the page is blank. */
export async function findBlankPage({ page, problems }: Cell, where = ''): Promise<void> {
  const state = 'main h1, main [role=alert], main [role=status], dialog[open]';
  await page
    .locator(state)
    .filter({ visible: true, hasText: /\w/ })
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => problems.push(`${where}the page is blank`));
}

/** Closes dialogs like a visitor, discarding input. */
async function leaveDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog:modal');
  for (let turn = 0; turn < 5 && (await open.count()) > 0; turn += 1) {
    const discard = open.getByRole('button', { name: 'Discard' });
    if ((await discard.count()) > 0) await discard.click();
    else await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

/** Navigates with header and footer, which must work after any fault. */
async function leave({ page, origin, problems }: Cell): Promise<void> {
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first();
  const header = page.getByRole('banner').first().getByRole('link', { name: 'About', exact: true });
  let problem = '';
  // Closing one dialog may open another.
  for (let turn = 0; turn < 4; turn += 1) {
    try {
      await leaveDialogs(page);
      await footer.click({ trial: true, timeout: 3000 });
      await header.click({ timeout: 3000 });
      await page.waitForURL(`${origin}/about-us`, { timeout: 10_000, waitUntil: 'commit' });
      await page.locator('main h1').filter({ visible: true }).first().waitFor({ timeout: 10_000 });
      return;
    } catch (error) {
      problem = `header or footer: ${String(error).split('\n', 1)[0]}`;
    }
  }
  problems.push(problem);
}

async function findTexts({ page, problems }: Cell, texts: string[], timeout: number) {
  const found = texts.map((text) =>
    page
      .getByText(text)
      .or(page.getByLabel(text))
      .filter({ visible: true })
      .first()
      .waitFor({ timeout })
      .catch(() => problems.push(`not shown: ${text}`)),
  );
  await Promise.all(found);
}

async function play(cell: Cell, fault: Fault): Promise<void> {
  const { screen } = cell;
  await fault.prepare?.(cell);
  if (fault.visit) await fault.visit(cell);
  else {
    await openScreen(cell);
    await take(cell);
  }
  const outcome = typeof fault.outcome === 'function' ? fault.outcome(screen) : fault.outcome;
  const texts = outcome ? screen.texts(outcome) : [];
  if (texts.length > 0) await findTexts(cell, texts, fault.long ? 45_000 : 15_000);
  else await settle(cell);
  await findBlankPage(cell);
  await leave(cell);
}

/** Opens a browser context whose requests follow the script. */
export async function openContext(
  browser: Browser,
  server: FaultServer,
  name: string,
  script: Script,
): Promise<BrowserContext> {
  server.cells.set(name, script);
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [cellHeader]: name },
  });
}

let lastCell = 0;

/** Runs a fault on a screen and gives the problems as sentences. */
export async function runCell(
  browser: Browser,
  server: FaultServer,
  screen: Screen,
  fault: Fault,
): Promise<string[]> {
  lastCell += 1;
  const name = `cell-${lastCell}`;
  const script = newScript();
  const { responder } = fault;
  if (responder)
    script.responderOf = (call) => (screen.calls.includes(call) ? responder : undefined);
  const context = await openContext(browser, server, name, script);
  const uncaught = watchProblems(context);
  const problems: string[] = [];
  try {
    await becomeVisitor(context, server.origin, name, screen.as);
    if (takesCards(screen)) await serveProvider(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await play({ screen, context, page, script, origin: server.origin, problems }, fault);
  } catch (error) {
    problems.push(String(error).split('\n').slice(0, 3).join(' '));
  }
  await context.close();
  server.cells.delete(name);
  return [...problems, ...new Set(uncaught)];
}

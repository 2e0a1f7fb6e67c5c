/** A cell of the matrix: a screen with a fault, in its own browser context. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { take as steps } from '../../e2e/steps.ts';
import type { Cell, Fault } from './fault.ts';
import type { Screen } from './screens.ts';
import { cellHeader, type FaultServer, newScript } from './server.ts';
import { serveProvider } from './stripe.ts';
import { becomeVisitor } from './visitors.ts';

/** The browser logs failed requests itself. */
const browserNoise = /^Failed to load resource/;

/** Collects uncaught errors and console errors. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !browserNoise.test(message.text())) {
      problems.push(`console: ${message.text().slice(0, 200)}`);
    }
  });
  return problems;
}

export async function openScreen({ page, screen, origin }: Cell): Promise<void> {
  await page.goto(origin + screen.path);
}

/** Fills in and submits the screen's form. */
export async function take({ page, screen }: Cell): Promise<void> {
  for (const step of screen.steps ?? []) await steps[step](page);
}

/** Client-side navigation, as by a link. */
export async function navigate({ page }: Cell, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until no call has been pending for `quiet` milliseconds and nothing is loading. */
export async function settle({ page, script }: Cell, quiet = 600): Promise<void> {
  const spins = () => page.locator('main [class*=spinner]').count();
  for (let turn = 0; turn < 200; turn += 1) {
    await page.waitForTimeout(40);
    const still = script.waiting === 0 && performance.now() - script.active > quiet;
    if (still && (await spins()) === 0) return;
  }
}

/** A problem when the page is blank. */
export async function findBlankPage({ page }: Cell): Promise<string[]> {
  const state = 'main h1, main [role=alert], main [role=status], dialog[open]';
  return page
    .locator(state)
    .filter({ visible: true, hasText: /\w/ })
    .first()
    .waitFor({ timeout: 10_000 })
    .then(() => [])
    .catch(() => ['the page is blank']);
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
async function leave({ page, origin }: Cell): Promise<string[]> {
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
      return [];
    } catch (error) {
      problem = `header or footer: ${String(error).split('\n', 1)[0]}`;
    }
  }
  return [problem];
}

async function findTexts({ page }: Cell, texts: string[], timeout: number): Promise<string[]> {
  const found = texts.map((text) =>
    page
      .getByText(text)
      .or(page.getByLabel(text))
      .filter({ visible: true })
      .first()
      .waitFor({ timeout })
      .then(() => [])
      .catch(() => [`not shown: ${text}`]),
  );
  return (await Promise.all(found)).flat();
}

async function play(cell: Cell, fault: Fault): Promise<string[]> {
  const { screen } = cell;
  const problems: string[] = [];
  await fault.prepare?.(cell);
  if (fault.visit) problems.push(...(await fault.visit(cell)));
  else {
    await openScreen(cell);
    await take(cell);
  }
  const outcome = typeof fault.outcome === 'function' ? fault.outcome(screen) : fault.outcome;
  const texts = outcome ? screen.texts(outcome) : [];
  if (texts.length > 0)
    problems.push(...(await findTexts(cell, texts, fault.long ? 45_000 : 15_000)));
  else await settle(cell);
  problems.push(...(await findBlankPage(cell)));
  problems.push(...(await leave(cell)));
  return problems;
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
  server.cells.set(name, script);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [cellHeader]: name },
  });
  const uncaught = watch(context);
  try {
    await becomeVisitor(context, server.origin, name, screen.as);
    await serveProvider(context, screen, server.provider);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const cell = { screen, context, page, script, origin: server.origin };
    return [...(await play(cell, fault)), ...new Set(uncaught)];
  } catch (error) {
    return [String(error).split('\n').slice(0, 3).join(' '), ...uncaught];
  } finally {
    await context.close();
    server.cells.delete(name);
  }
}

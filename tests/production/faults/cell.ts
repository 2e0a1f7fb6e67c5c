/** A cell of the matrix: a screen with a fault. */
import { expect, type Page } from '@playwright/test';
import { parseSetCookie } from '../../../mocks/cookies/jar.ts';
import { candidateEmail, subscribers } from '../../../mocks/db/collections.ts';
import { applyPreset } from '../../../mocks/db/presets.ts';
import { take as steps } from '../../support/steps.ts';
import { serveProvider } from '../fixtures.ts';
import { type Outcome, type Screen, takesCards } from './screens.ts';
import type { FaultSite, Responder } from './server.ts';

/** Screen, page and server to which a fault applies. */
export type Cell = { screen: Screen; page: Page; site: FaultSite };

/** A fault and its expected outcome. */
export type Fault = {
  /** Responds to the screen's calls; without it they have their normal responses. */
  responder?: Responder;
  /** Expected outcome; without one the site must only keep working. */
  outcome?: Outcome | ((screen: Screen) => Outcome | undefined);
  /** Runs before the page opens. */
  prepare?: (cell: Cell) => Promise<unknown>;
  /** Replaces opening the screen and filling in its form. */
  visit?: (cell: Cell) => Promise<unknown>;
  /** Selects screens; by default all. */
  on?: (screen: Screen) => boolean;
  /** Milliseconds until the texts show, for faults that take seconds; these are not in the sample. */
  patience?: number;
};

/** True for a screen with a form. */
export const isForm = (screen: Screen): boolean => screen.steps !== undefined;

/** Outcome of a fault that only forms notice: screens without a form show their content. */
export const fineWhereRead = (screen: Screen): Outcome | undefined =>
  isForm(screen) ? undefined : 'fine';

/** Opens the cell's screen. */
export async function openScreen({ page, screen, site }: Cell): Promise<void> {
  await page.goto(site.origin + screen.path);
}

/** Fills in and submits the screen's form. */
export async function take({ page, screen }: Cell): Promise<void> {
  for (const step of screen.steps ?? []) await steps[step](page);
}

/** Opens another page, to navigate to the screen from there. */
export async function openElsewhere({ page, site }: Cell): Promise<void> {
  await page.goto(`${site.origin}/about-us`);
  await page.locator('main h1').waitFor();
}

/** Waits at most 8 seconds until no call has been pending for `quiet` milliseconds and nothing is loading. */
export async function settle({ page, site }: Cell, quiet = 600): Promise<void> {
  for (let turn = 0; turn < 160; turn += 1) {
    await page.waitForTimeout(50);
    const still = site.waiting === 0 && performance.now() - site.active > quiet;
    if (still && (await page.locator('main [class*=spinner]').count()) === 0) return;
  }
}

/** Waits `timeout` milliseconds at most for visible text; throws when the page stays blank. */
export const findContent = ({ page }: Cell, timeout = 10_000): Promise<void> =>
  page
    .locator('main h1, main [role=alert], main [role=status], dialog[open]')
    .filter({ visible: true, hasText: /\w/ })
    .first()
    .waitFor({ timeout });

/** Signs the screen's visitor in, by cookies and the tab's storage. */
async function becomeVisitor({ page, screen: { as }, site }: Cell): Promise<void> {
  const cookies = (await applyPreset(as)).map(([, line]) => parseSetCookie(line));
  await page.context().addCookies(cookies.map((each) => ({ ...each, url: site.origin })));
  if (as === 'visitor') return;
  const { key, username } = subscribers.findFirst() ?? {};
  const stored =
    as === 'subscriber'
      ? (['site.subscription.account', JSON.stringify({ key, username })] as const)
      : (['site.careers.user', JSON.stringify({ email: candidateEmail })] as const);
  await page.context().addInitScript(([name, value]) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // The storage may be blocked.
    }
  }, stored);
}

/** Closes dialogs like a visitor, discarding input, and navigates with the header. */
async function leave({ page, site }: Cell): Promise<void> {
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first();
  const header = page.getByRole('banner').first().getByRole('link', { name: 'About', exact: true });
  const dialog = page.locator('dialog:modal');
  const discard = dialog.getByRole('button', { name: 'Discard' });
  // Closing one dialog may open another.
  await expect(async () => {
    if ((await discard.count()) > 0) await discard.click();
    else if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 500 });
    await footer.click({ trial: true, timeout: 3000 });
    await header.click({ timeout: 3000 });
    await page.waitForURL(`${site.origin}/about-us`, { timeout: 10_000, waitUntil: 'commit' });
    await page.locator('main h1').filter({ visible: true }).first().waitFor({ timeout: 10_000 });
  }).toPass({ timeout: 40_000 });
}

/** Runs a fault on a screen. Throws when the page is blank, lacks a text, or cannot be left. */
export async function play(cell: Cell, fault: Fault): Promise<void> {
  const { screen, page, site } = cell;
  const { responder, outcome, patience = 15_000 } = fault;
  page.setDefaultTimeout(15_000);
  await becomeVisitor(cell);
  if (takesCards(screen)) await serveProvider(page.context());
  if (responder) for (const call of screen.calls) site.responders.set(call, responder);
  await fault.prepare?.(cell);
  if (fault.visit) await fault.visit(cell);
  else {
    await openScreen(cell);
    await take(cell);
  }
  const expected = typeof outcome === 'function' ? outcome(screen) : outcome;
  if (expected === undefined) await settle(cell);
  else {
    const texts = expected === 'fine' ? screen.fine : screen.failed(expected);
    const shown = texts.map((text) =>
      page
        .getByText(text)
        .or(page.getByLabel(text))
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: patience }),
    );
    await Promise.all(shown);
  }
  await findContent(cell, patience);
  await leave(cell);
}

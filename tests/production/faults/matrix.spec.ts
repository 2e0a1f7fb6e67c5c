/** Every fault on every screen. `@sample` has every second fault once, each on another screen. */
import { expect, type Page } from '@playwright/test';
import { parseSetCookie } from '../../../mocks/cookies/jar.ts';
import { applyPreset } from '../../../mocks/db/presets.ts';
import { candidateEmail, subscriber } from '../../../mocks/db/store.ts';
import { textOf } from '../../../src/errors/catalogue.ts';
import { take as steps } from '../../support/steps.ts';
import { serveProvider } from '../fixtures.ts';
import { type Cell, type Fault, faults } from './faults.ts';
import { type Screen, screens } from './screens.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Signs the screen's visitor in, by cookies and the tab's storage. */
async function becomeVisitor({ page, screen: { as = 'visitor' }, site }: Cell): Promise<void> {
  const cookies = (await applyPreset(as)).map(([, line]) => parseSetCookie(line));
  await page.context().addCookies(cookies.map((each) => ({ ...each, url: site.origin })));
  if (as === 'visitor') return;
  const { key, username } = subscriber;
  const [name, value] =
    as === 'subscriber'
      ? ['site.subscription.account', { key, username }]
      : ['site.careers.user', { email: candidateEmail }];
  await page
    .context()
    .addInitScript(([at, text]) => sessionStorage.setItem(at, text), [
      name,
      JSON.stringify(value),
    ] as const);
}

/** What the screen shows with this fault, if that is certain. */
function textOfFault({ fine, failed }: Screen, { shows }: Fault): string | undefined {
  if (shows === 'content') return fine;
  if (!shows || !failed) return undefined;
  const text = textOf(failed);
  return text.endsWith(': ') ? text + shows.reason : text;
}

const shown = (page: Page, text: string) =>
  page.getByText(text).or(page.getByLabel(text)).filter({ visible: true }).first();

/** Closes dialogs as a visitor does, discarding input, and navigates with the header. */
async function leave({ page, site }: Cell): Promise<void> {
  const dialog = page.locator('dialog:modal');
  const discard = dialog.getByRole('button', { name: 'Discard' });
  // Closing one dialog may open another.
  await expect(async () => {
    if ((await discard.count()) > 0) await discard.click();
    else if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 500 });
    const link = page.getByRole('banner').first().getByRole('link', { name: 'About', exact: true });
    await link.click({ timeout: 3000 });
    await page.waitForURL(`${site.origin}/about-us`, { timeout: 5000, waitUntil: 'commit' });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function play(cell: Cell, fault: Fault): Promise<void> {
  const { screen, page, site } = cell;
  await becomeVisitor(cell);
  await serveProvider(page.context());
  const { responder } = fault;
  if (responder) for (const call of screen.calls) site.responders.set(call, responder);
  await fault.prepare?.(cell);
  await (fault.open?.(cell) ?? page.goto(site.origin + screen.path));
  // A form whose first call failed has no next step.
  const canEnd = !responder || fault.shows === 'content';
  for (const step of screen.steps?.slice(0, canEnd ? undefined : 1) ?? []) await steps[step](page);
  const text = textOfFault(screen, fault);
  if (text) await expect(shown(page, text)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(
    page.locator('main h1, dialog[open]').filter({ visible: true }).first(),
  ).toBeVisible();
  if (!fault.open) await expect(page.getByText('could not be shown')).toHaveCount(0);
  await leave(cell);
}

for (const [turn, [name, fault]] of Object.entries(faults).entries()) {
  const places = Object.entries(screens).filter(([, screen]) => fault.on?.(screen) ?? true);
  for (const [index, [place, screen]] of places.entries()) {
    const isSample = turn % 2 === 0 && index === (turn * 7) % places.length;
    const tag = isSample ? ['@sample'] : [];
    test(`${name} on ${place}`, { tag }, ({ page, site }) => play({ screen, page, site }, fault));
  }
}

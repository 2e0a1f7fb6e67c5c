/** Every route, component, payment step and error state, at both widths, against every check. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { errors, openState, type State, screens } from '../support/states.ts';
import {
  announcementViolations,
  axeViolations,
  forcedContrastViolations,
  headingViolations,
  motionViolations,
  overflowViolations,
} from '../support/violations.ts';
import { walk } from './focus.ts';

/** `expect` that does not end the test when it fails. */
const soft = expect.configure({ soft: true });

const forceColors = (page: Page, forcedColors: 'active' | 'none') =>
  page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });

/** Checks a state without changing it. */
async function checkState(page: Page, { announces }: State): Promise<void> {
  soft(await axeViolations(page), 'axe').toEqual([]);
  soft(await headingViolations(page), 'headings').toEqual([]);
  soft(await announcementViolations(page, announces), 'announced').toEqual([]);
  soft(await motionViolations(page), 'still').toEqual([]);
}

/** Text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Checks a state in forced colours, at 320 px (WCAG 1.4.10), with text spacing, and with text of 200 % (WCAG 1.4.4). */
async function checkVariants(page: Page, width: number): Promise<void> {
  // Layout takes some frames.
  const expectFit = (message: string) =>
    soft.poll(() => overflowViolations(page), { message }).toEqual([]);
  await forceColors(page, 'active');
  soft(await forcedContrastViolations(page), 'forced colours').toEqual([]);
  await forceColors(page, 'none');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFit('320 px wide');
  await page.setViewportSize({ width, height: 900 });
  const style = await page.addStyleTag({ content: spacing });
  await expectFit('text spacing');
  await style.evaluate((each) => (each as HTMLStyleElement).remove());
  const browser = await page.context().newCDPSession(page);
  for (const size of [32, 16]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await expectFit(`text of ${size} px`);
  }
}

/** Checks focus order and focus rings, forwards and backwards, and in forced colours, which are the same at any width. */
async function checkFocus(page: Page, inForcedColors: boolean): Promise<void> {
  // The QA tools do not belong to the page.
  await page.addStyleTag({
    content: 'body > div:not(#root):has([class*=tools]) { display: none !important }',
  });
  soft(await walk(page, 'Tab', true), 'focus').toEqual([]);
  soft(await walk(page, 'Shift+Tab'), 'focus, backwards').toEqual([]);
  if (!inForcedColors) return;
  await forceColors(page, 'active');
  soft(await walk(page, 'Tab', true), 'focus, forced colours').toEqual([]);
}

/** Part of `npm test`. */
const sample = '/contact-us at 1440';

for (const [name, state] of Object.entries({ ...screens, ...errors })) {
  const widths = state.width ? [state.width] : [1440, 390];
  for (const width of widths) {
    const title = `${name} at ${width}`;
    const tag = title === sample ? '@sample' : [];
    test(title, { tag }, async ({ page }, { project }) => {
      await openState(page, state, width);
      await checkState(page, state);
      // The sample omits slow checks.
      if (project.name !== 'accessibility') return;
      await checkVariants(page, width);
      // An error state has the same controls as its route.
      if (name in screens) await checkFocus(page, width === widths[0]);
    });
  }
}

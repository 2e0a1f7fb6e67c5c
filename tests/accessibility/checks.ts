/** All checks of a state, in an order in which they do not affect each other. */
import type { Page } from '@playwright/test';
import { axeViolations, reportForcedFill } from './axe.ts';
import { hideTools, walk } from './focus.ts';
import { openState, type State, type Width } from './state.ts';
import {
  announcementViolations,
  headingViolations,
  landmarkViolations,
  motionViolations,
  overflowViolations,
  targetViolations,
} from './structure.ts';

/** Violations as sentences, by check. */
type Violations = Record<string, string[]>;

/** Text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Overflow at a window width. Layout takes some frames, so it is read until it is stable. */
async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  let violations = await overflowViolations(page);
  for (let wait = 0; wait < 20 && violations.length > 0; wait += 1) {
    await page.waitForTimeout(100);
    violations = await overflowViolations(page);
  }
  return violations;
}

/** Overflow at the width of WCAG 1.4.10. */
export const reflow = (page: Page) => overflowAt(page, 320);

/** Checks a state without changing it. */
export async function inspectState(page: Page, state: State): Promise<Violations> {
  return {
    landmarks: await landmarkViolations(page),
    headings: await headingViolations(page),
    targets: await targetViolations(page),
    announced: await announcementViolations(page, state.announces),
    still: await motionViolations(page),
    axe: await axeViolations(page),
  };
}

/** Checks a state in forced colours, a narrow window and with text spacing. */
async function checkVariants(page: Page, width: Width): Promise<Violations> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await reportForcedFill(page);
  const forced = await axeViolations(page);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const narrow = await reflow(page);
  const style = await page.addStyleTag({ content: spacing });
  const spaced = await overflowAt(page, width);
  await style.evaluate((each) => (each as ChildNode).remove());
  await page.setViewportSize({ width, height: 900 });
  return { 'axe, forced colours': forced, reflow: narrow, spacing: spaced };
}

/** Checks focus order and focus rings, forwards and backwards, also in forced colours. */
async function checkFocus(page: Page): Promise<Violations> {
  await hideTools(page);
  const there = await walk(page, { rings: true });
  const back = await walk(page, { key: 'Shift+Tab' });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const forced = await walk(page, { rings: true });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const none = there.stops === 0 ? ['nothing can be reached by keyboard'] : [];
  const forcedRings = forced.rings.map((each) => `in forced colours: ${each}`);
  return {
    'focus seen': [...none, ...there.rings, ...forcedRings],
    'not hidden': [...there.hidden, ...back.hidden],
  };
}

/** Opens a state and runs all checks; with `walked` also those of the focus. */
export async function checkState(
  page: Page,
  state: State,
  width: Width,
  walked: boolean,
): Promise<Violations> {
  await openState(page, state, width);
  const violations = {
    ...(await inspectState(page, state)),
    ...(await checkVariants(page, width)),
  };
  return walked ? { ...violations, ...(await checkFocus(page)) } : violations;
}

/** Every check of a state, in the order that lets none disturb the next. */
import type { Page } from '@playwright/test';
import { axeProblems, reportForcedFill } from './axe.ts';
import { hideTools, walk } from './focus.ts';
import type { State, Width } from './state.ts';
import { openState } from './state.ts';
import {
  announcementProblems,
  headingProblems,
  landmarkProblems,
  motionProblems,
  overflowProblems,
  targetProblems,
} from './structure.ts';

/** The columns of the table. */
export const checks = [
  'axe',
  'axe, forced colours',
  'landmarks',
  'headings',
  'targets',
  'announced',
  'still',
  'reflow',
  'spacing',
  'focus seen',
  'not hidden',
] as const;

/** Name of a check. */
export type Check = (typeof checks)[number];

/** Problems by check; a check that was not made is missing. */
export type Findings = Partial<Record<Check, string[]>>;

/** Text spacing of 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** What reaches beyond a width. Sizes take some frames to follow, so the answer is the one that lasts. */
async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  let problems = await overflowProblems(page);
  for (let wait = 0; wait < 20 && problems.length > 0; wait += 1) {
    await page.waitForTimeout(100);
    problems = await overflowProblems(page);
  }
  return problems;
}

/** What does not fit into the width that 1.4.10 asks for. */
export const reflow = (page: Page) => overflowAt(page, 320);

/** What can be read from a state as it stands. */
export async function look(page: Page, state: State): Promise<Findings> {
  return {
    landmarks: await landmarkProblems(page),
    headings: await headingProblems(page),
    targets: await targetProblems(page),
    announced: await announcementProblems(page, state.announces),
    still: await motionProblems(page),
    axe: await axeProblems(page),
  };
}

/** The same in forced colours, and what narrow windows and wide text do to it. */
async function change(page: Page, width: Width): Promise<Findings> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await reportForcedFill(page);
  const forced = await axeProblems(page);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const narrow = await reflow(page);
  const style = await page.addStyleTag({ content: spacing });
  const spaced = await overflowAt(page, width);
  await style.evaluate((each) => (each as ChildNode).remove());
  await page.setViewportSize({ width, height: 900 });
  return { 'axe, forced colours': forced, reflow: narrow, spacing: spaced };
}

/** Where the focus goes, forwards and backwards, and how it shows, in both kinds of colours. */
async function travel(page: Page): Promise<Findings> {
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

/** Brings a state about at a width and makes every check; `walked` those of the focus too. */
export async function checkState(
  page: Page,
  state: State,
  width: Width,
  walked: boolean,
): Promise<Findings> {
  await openState(page, state, width);
  const findings = { ...(await look(page, state)), ...(await change(page, width)) };
  return walked ? { ...findings, ...(await travel(page)) } : findings;
}

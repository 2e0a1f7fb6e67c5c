/** What the accessibility matrix looks at: a screen in one state, and how to bring it about. */
import type { Page } from '@playwright/test';

/** Window width in pixels. */
export type Width = 1440 | 390;

/** A screen in one state. */
export type State = {
  name: string;
  /** Address with the scenario in it. */
  path: string;
  /** What a visitor does there until the state shows. */
  open?: (page: Page) => Promise<void>;
  /** The width at which it can be brought about, where that is one only. */
  width?: Width;
  /** Text that the state shows and that must be announced. */
  announces?: string;
};

/** Opens a page and waits until it has loaded and stands still. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1, main [role=alert], main [role=status]').first().waitFor({
    state: 'attached',
  });
  await page.locator('.splash').waitFor({ state: 'hidden' });
}

/** Brings a state about at a width. Motion is reduced, so nothing has to be waited for but the backend. */
export async function openState(page: Page, state: State, width: Width): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: state.width ?? width, height: 900 });
  await openPage(page, state.path);
  await state.open?.(page);
  // A payment or a list under way would be another state; unknown projects load for ever (section 2).
  if (!state.path.includes('projectUnknown')) {
    await page.waitForFunction(() => !document.querySelector('[role=status] [class*=spinner]'));
  }
  if (state.announces) await page.getByText(state.announces, { exact: true }).first().waitFor();
  // Under the pointer a toast stays.
  const toast = page.locator('.Toastify__toast').first();
  if (state.announces && (await toast.count()) > 0) await toast.hover();
}

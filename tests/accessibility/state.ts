/** States for the accessibility matrix: a screen in one state, and how to open it. */
import type { Page } from '@playwright/test';

export type Width = 1440 | 390;

export type State = {
  name: string;
  /** Path with scenario and preset. */
  path: string;
  /** Interactions until the state shows. */
  open?: (page: Page) => Promise<void>;
  /** The only width at which the state exists. */
  width?: Width;
  /** Text that must be announced. */
  announces?: string;
};

/** Opens a state at a width, with reduced motion. */
export async function openState(page: Page, state: State, width: Width): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: state.width ?? width, height: 900 });
  await page.goto(state.path);
  await page.locator('main h1, main [role=alert], main [role=status]').first().waitFor({
    state: 'attached',
  });
  await page.locator('.splash').waitFor({ state: 'hidden' });
  await state.open?.(page);
  // A pending payment or list would be another state; unknown projects load for ever.
  if (!state.path.includes('projectUnknown')) {
    await page.waitForFunction(() => !document.querySelector('[role=status] [class*=spinner]'));
  }
  if (state.announces) await page.getByText(state.announces, { exact: true }).first().waitFor();
  // A hovered toast does not close.
  const toast = page.locator('.Toastify__toast').first();
  if (state.announces && (await toast.count()) > 0) await toast.hover();
}

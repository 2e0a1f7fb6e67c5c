/** Actions with the keyboard only. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Most tab stops; more than any page has. */
const limit = 150;

type Key = 'Tab' | 'Shift+Tab';

/** Presses Tab (or Shift+Tab) until `target` has the focus. Throws if it never does. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reached ${target}`);
}

/** Tabs to a link or button and presses Enter. */
export async function follow(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** The navigation's link with this name. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Expects that a page is open: its main element has the focus, and its heading is visible. */
export async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main')).toBeFocused();
}

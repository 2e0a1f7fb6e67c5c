import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Chromium paints text in forced colours but still reports the page's own colour as its fill, which axe reads first.
 * Afterwards the fill is reported as what it is, the colour of the text.
 */
export function reportForcedFill(page: Page): Promise<void> {
  return page.evaluate(() => {
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

/** What axe finds against WCAG 2.2 AA and its best practices, a line for each rule with the elements concerned. */
export async function axeProblems(page: Page): Promise<string[]> {
  const toasts = await page.locator('.Toastify__toast').count();
  const builder = new AxeBuilder({ page }).withTags(tags);
  // A toast lies over the page for seconds and can be closed; what it covers keeps its size (`targetProblems`).
  if (toasts > 0) builder.disableRules('target-size');
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html, any }) => `${html} (${any[0]?.message ?? ''})`);
    return `${id}: ${elements.join(' | ')}`;
  });
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Chromium paints text in forced colours but reports the page's own fill colour, which axe reads first. This makes it
 * report the text colour.
 */
export function reportForcedFill(page: Page): Promise<void> {
  return page.evaluate(() => {
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

/** Violations of WCAG 2.2 AA and axe's best practices, one line per rule with its elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const toasts = await page.locator('.Toastify__toast').count();
  const builder = new AxeBuilder({ page }).withTags(tags);
  // A toast covers parts of the page temporarily; `targetViolations` checks the sizes.
  if (toasts > 0) builder.disableRules('target-size');
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html, any }) => `${html} (${any[0]?.message ?? ''})`);
    return `${id}: ${elements.join(' | ')}`;
  });
}

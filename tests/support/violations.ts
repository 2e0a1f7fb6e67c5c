/** Checks of a state. Each function takes the page and returns its violations as sentences. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of WCAG 2.2 AA and of axe's best practices, or of `rules` only. One sentence per rule. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  else builder.withTags(tags);
  // A toast covers targets only for seconds, so while it is open only its own targets are measured.
  const toasts = new AxeBuilder({ page }).include('.Toastify__toast').withRules('target-size');
  const hasToasts = !rules && (await page.locator('.Toastify__toast').count()) > 0;
  if (hasToasts) builder.disableRules('target-size');
  // The toast first, before it closes.
  const results = [...(hasToasts ? [await toasts.analyze()] : []), await builder.analyze()];
  return results
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => {
      const elements = nodes.map(({ html, any }) => `${html} (${any[0]?.message ?? ''})`);
      return `${id}: ${elements.join(' | ')}`;
    });
}

/**
 * Contrast in forced colours. Chromium paints text in them but reports the page's own fill colour, which axe reads
 * first; so the fill colour is set to the text colour.
 */
export async function forcedContrastViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
  return axeViolations(page, ['color-contrast']);
}

/** Checks that a page has one heading of level 1; axe accepts several. */
export async function headingViolations(page: Page): Promise<string[]> {
  const count = await page.locator('h1').filter({ visible: true }).count();
  return count === 1 ? [] : [`${count} headings of level 1`];
}

/** Invalid fields without a description or focus, and the state's text if it is not announced. */
export function announcementViolations(page: Page, text?: string): Promise<string[]> {
  return page.evaluate((expected) => {
    const invalid = [...document.querySelectorAll('[aria-invalid=true]')].map((field) => ({
      field,
      descriptions: [...(field.ariaDescribedByElements ?? [])],
    }));
    const mute = invalid.filter(
      ({ descriptions }) => !descriptions.some(({ textContent }) => textContent?.trim()),
    );
    const descriptions = invalid.flatMap((each) => each.descriptions);
    const live = [
      ...document.querySelectorAll('[role=alert], [role=status], [aria-live], output'),
      ...descriptions,
    ];
    const found = mute.map(({ field }) => `no description: ${field.outerHTML.slice(0, 120)}`);
    if (expected && !live.some(({ textContent }) => textContent?.includes(expected))) {
      found.push(`not announced: ${expected}`);
    }
    const [first] = invalid;
    const isAnnounced = descriptions.some((each) => each.closest('[role=alert]'));
    if (first && first.field !== document.activeElement && !isAnnounced) {
      found.push(`neither focused nor announced: ${first.field.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, text);
}

/** Motion despite `prefers-reduced-motion`, except the hidden progress bar of a toast. */
export function motionViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document.getAnimations().flatMap((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const isSeen = target?.checkVisibility({ visibilityProperty: true });
      const moves = animation.playState === 'running' && isSeen && Number(duration) > 1;
      return moves ? [`moves: ${target?.outerHTML.slice(0, 120)}`] : [];
    });
    const playing = [...document.querySelectorAll('video')].filter(
      ({ paused, controls }) => !paused && !controls,
    );
    return [...moving, ...playing.map(({ currentSrc }) => `plays: ${currentSrc}`)];
  });
}

/** Horizontal overflow of the page, and elements cut off at its right edge. */
export function overflowViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const parts = modal
      ? [modal, ...modal.querySelectorAll('*')]
      : [...document.querySelectorAll('header *, main *, footer *')];
    // On a phone, rows to swipe may be wider. At 320 px, as at 400 % zoom, nothing may be wider than the window.
    const isSwiped = (element: Element) => {
      const row = clientWidth > 320 && element.parentElement?.closest('ul');
      if (!row) return false;
      const { scrollSnapType, overflowX } = getComputedStyle(row);
      return scrollSnapType.startsWith('x') && overflowX === 'auto';
    };
    const clipped = parts.filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const hidden = element.closest('[inert], [aria-hidden=true], [hidden], svg, .Toastify');
      return width > 0 && right > clientWidth + 1 && !hidden && !isSwiped(element);
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
      ...clipped.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 120)}`),
    ];
  });
}

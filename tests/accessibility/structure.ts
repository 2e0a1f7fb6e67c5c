/** Checks that only read the document; each gives its violations as sentences. */
import type { Page } from '@playwright/test';

/** One banner, main and footer landmark, and navigations with unique names. */
export function landmarkViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sectioning = 'main, article, section, aside, nav';
    const top = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) => !each.parentElement?.closest(sectioning),
      );
    const counts = {
      banner: top('header'),
      main: [...document.querySelectorAll('main')],
      footer: top('footer'),
    };
    const wrong = Object.entries(counts)
      .filter(([, found]) => found.length !== 1)
      .map(([name, found]) => `${found.length} landmarks of kind ${name}`);
    const names = [...document.querySelectorAll('nav')].map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '',
    );
    const unclear = names.filter((name, index) => !name || names.indexOf(name) !== index);
    return [...wrong, ...unclear.map((name) => `navigation without a name of its own: '${name}'`)];
  });
}

/** One h1 and no skipped level; a modal dialog starts at h2. */
export function headingViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'h1, h2, h3, h4, h5, h6, [role=heading]';
    const headings = [...document.querySelectorAll(selector)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const levelOf = (each: Element) =>
      Number(each.getAttribute('aria-level') ?? each.tagName.slice(1));
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const own = headings.filter((each) => each.closest('dialog') === (dialog ?? null));
    const page = headings.filter((each) => !each.closest('dialog'));
    const titles = page.filter((each) => levelOf(each) === 1);
    const skipped = [page, own].flatMap((list) =>
      list.filter((each, index) => {
        const before = list[index - 1];
        return levelOf(each) > (before ? levelOf(before) : list === page ? 0 : 1) + 1;
      }),
    );
    return [
      ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
      ...skipped.map((each) => `a level is left out before '${each.textContent}'`),
    ];
  });
}

/** Targets smaller than 24 × 24 px (WCAG 2.5.8), except links in text. */
export function targetViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const inText = (each: Element) =>
      getComputedStyle(each).display === 'inline' &&
      [...(each.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...(modal ?? document.body).querySelectorAll(selector)]
      .filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
      )
      .filter((each) => !each.matches('.skip-link') && !inText(each))
      .flatMap((each) => {
        // A link may cover its card with a pseudo-element.
        const cover = getComputedStyle(each, '::after');
        const covering = cover.position === 'absolute' && cover.content !== 'none';
        const { width, height } = covering
          ? { width: Number.parseFloat(cover.width), height: Number.parseFloat(cover.height) }
          : each.getBoundingClientRect();
        // A closing toast has no height.
        const small = height > 0 && Math.min(width, height) < 23.95;
        return small
          ? [`${width.toFixed(0)}×${height.toFixed(0)} ${each.outerHTML.slice(0, 120)}`]
          : [];
      });
  });
}

/** Invalid fields without a description, and texts that are not announced. */
export function announcementViolations(page: Page, text?: string): Promise<string[]> {
  return page.evaluate((expected) => {
    const byId = (ids: string | null) =>
      (ids ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const invalid = [...document.querySelectorAll('[aria-invalid=true]')];
    const mute = invalid.filter((each) => !byId(each.getAttribute('aria-describedby')).trim());
    const alerted = invalid.some((each) => {
      const ids = each.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
      return ids.some((id) => document.getElementById(id)?.closest('[role=alert]'));
    });
    const live = [
      ...[...document.querySelectorAll('[role=alert], [role=status], [aria-live], output')].map(
        ({ textContent }) => textContent ?? '',
      ),
      ...invalid.map((each) => byId(each.getAttribute('aria-describedby'))),
    ];
    return [
      ...mute.map((each) => `invalid without a description: ${each.outerHTML.slice(0, 120)}`),
      ...(expected && !live.some((each) => each.includes(expected))
        ? [`not announced: ${expected}`]
        : []),
      ...(invalid.length > 0 &&
      !invalid.includes(document.activeElement ?? document.body) &&
      !alerted
        ? ['no invalid field has the focus, and none is announced']
        : []),
    ];
  }, text);
}

/** Motion despite `prefers-reduced-motion`. The progress bar of a toast is hidden. */
export function motionViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const animations = document.getAnimations().flatMap((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const seen = target?.checkVisibility({ visibilityProperty: true });
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const moves = animation.playState === 'running' && seen && Number(duration) > 1;
      return moves ? [`moves: ${target?.outerHTML.slice(0, 120)}`] : [];
    });
    const videos = [...document.querySelectorAll('video')].filter(
      (video) => !video.paused && !video.controls,
    );
    return [...animations, ...videos.map((video) => `plays: ${video.currentSrc}`)];
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
    const clipped = parts.filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const hidden = element.closest('[inert], [aria-hidden=true], [hidden], svg, .Toastify');
      return width > 0 && right > clientWidth + 1 && !hidden;
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
      ...clipped.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 120)}`),
    ];
  });
}

/** Motion: the splash, view transitions between pages, restored places, and reduced motion. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns a function that reads the view transitions so far: path and names of the moved pictures. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return /^::view-transition-group\((work.*)\)$/.exec(pseudoElement ?? '')?.[1];
        });
        moved.push([location.pathname, ...new Set(names.filter(Boolean))].join(' '));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => Object(window).moved);
}

test('the splash shows for 1.2 seconds and blocks nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about-us');
  const splash = page.locator('.splash');
  const seconds = await splash.evaluate((element) => {
    const { animationDuration, animationDelay } = getComputedStyle(element);
    return Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
  });
  expect(seconds).toBe(1.2);
  await expect(splash).toHaveCSS('pointer-events', 'none');
  await expect(splash).toBeHidden();
});

test('transitions end while the window is resized and 250 ms longer', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(button).not.toHaveCSS('transition-property', 'none');
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(button).toHaveCSS('transition-property', 'none');
  await page.clock.runFor(249);
  await expect(button).toHaveCSS('transition-property', 'none');
  await page.clock.runFor(1);
  await expect(button).not.toHaveCSS('transition-property', 'none');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a picture moves from its list to its page, and not on going back', {
    tag: '@deep',
  }, async ({ page }) => {
    const moved = await recordTransitions(page);
    await page.goto('/portfolio');
    const seen: string[] = [];
    for (const [list, detail, link] of [
      ['/portfolio', '/project-details/2', 'Fieldnote'],
      ['/case-studies', '/case-studies/2', /^Read More The waiting room/],
    ] as const) {
      await navigate(page, list);
      const target = page.getByRole('main').getByRole('link', { name: link });
      const response = page.waitForResponse((each) => each.url().includes(`/api${detail}`));
      await target.hover();
      const record = await (await response).json();
      const picture = record.thumb_full ?? record.case_study.main_image_url;
      // Only a loaded picture moves.
      await page.waitForFunction(
        (url) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(url)),
        picture,
      );
      await page.waitForLoadState('networkidle');
      await target.click();
      seen.push(`${detail} work${detail.replaceAll('/', '-')}`);
      await expect.poll(moved).toEqual(seen);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await page.waitForTimeout(500);
      expect(await moved()).toEqual(seen);
    }
  });

  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('going back restores the place in the list, also after a reload', async ({ page }) => {
    await page.goto('/portfolio');
    const link = page.getByRole('main').getByRole('link', { name: 'Murmur' });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    // Further down than the length of the project's page.
    expect(before).toBeGreaterThan(2000);
    await link.click();
    await expect(h1(page)).toHaveText('Murmur');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.reload();
    await expect(h1(page)).toHaveText('Murmur');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
  });
});

test('nothing moves under reduced motion', { tag: '@deep' }, async ({ page }) => {
  const moved = await recordTransitions(page);
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Fieldnote' }).click();
  await expect(h1(page)).toHaveText('Fieldnote');
  await page.goBack();
  await expect(h1(page)).toHaveText('Portfolio');
  expect(await moved()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 500));
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await toTop.waitFor();
  const place = await toTop.evaluate((button: HTMLElement) => {
    button.click();
    return window.scrollY;
  });
  expect(place).toBe(0);
  await navigate(page, '/services');
  await expect(page.locator('.running-lines path').first()).toHaveCSS('animation-name', 'none');
});

/** Controls a carousel and reads its state. */
import { expect, type Locator, type Page } from '@playwright/test';

export const dotsOf = (carousel: Locator) => carousel.getByRole('button', { name: /^Slide \d/ });

/** Names of the at least partly visible slides, from left to right. */
const seen = (carousel: Locator) =>
  carousel.locator('[aria-roledescription=slide]').evaluateAll((slides) => {
    const visible =
      slides[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return slides
      .map((slide) => ({ name: slide.ariaLabel, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > visible.left + 1 && box.left < visible.right - 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ name }) => name);
  });

/** Waits until only slide `number` is visible, and ARIA attributes and dots agree. */
export async function expectSlide(carousel: Locator, number: number, count: number): Promise<void> {
  const name = `${number} of ${count}`;
  await expect(dotsOf(carousel).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.locator('[aria-current]')).toHaveCount(1);
  const reachable = carousel.locator('[aria-roledescription=slide]:not([inert])');
  await expect(reachable).toHaveAttribute('aria-label', name);
  await expect.poll(() => seen(carousel)).toEqual([name]);
}

/** Returns a carousel of the open home page when it is ready to move and its position on the page is final. */
export async function findCarousel(page: Page, name: string): Promise<Locator> {
  await expect(page.locator('.splash')).toBeHidden();
  // Content that loads above a carousel would move it.
  await page.waitForLoadState('networkidle');
  const carousel = page.getByRole('region', { name });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  return carousel;
}

/** Returns a function that waits for the end of the next move and returns its duration in seconds. */
export async function watchMove(carousel: Locator): Promise<() => Promise<number>> {
  const watch = await carousel.locator('.swiper-wrapper').evaluateHandle((slides) => ({
    ended: new Promise<number>((resolve) => {
      slides.addEventListener('transitionend', (event) => {
        const { elapsedTime } = event as TransitionEvent;
        // On a busy machine a transition of 0 s may end first.
        if (event.target === slides && elapsedTime > 0) resolve(elapsedTime);
      });
    }),
  }));
  return () => watch.evaluate(({ ended }) => ended);
}

/** Swipes over two thirds of the carousel, enough at any speed; 1 is to the right. */
export async function swipe(page: Page, carousel: Locator, direction: -1 | 1): Promise<void> {
  const box = await carousel.locator('.swiper').boundingBox();
  if (!box) throw new Error('The carousel is not there.');
  const y = box.y + box.height / 2;
  const client = await page.context().newCDPSession(page);
  for (let step = -4; step <= 4; step += 1) {
    const x = box.x + box.width * (0.5 + (direction * 0.35 * step) / 4);
    const type = step === -4 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Controls a carousel and reads its state. */
import { expect, type Locator, type Page } from '@playwright/test';

export const dotsOf = (carousel: Locator) => carousel.getByRole('button', { name: /^Slide \d/ });

/** Names of the at least partly visible slides, from left to right. */
export const seen = (carousel: Locator) =>
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

/** Opens the home page and waits until its carousels stay where they are. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  // Content that loads above a carousel would move it.
  await page.waitForLoadState('networkidle');
}

/** Scrolls to a carousel that is ready to move. */
export async function reach(page: Page, name: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  return carousel;
}

export const wrapperOf = (carousel: Locator) => carousel.locator('.swiper-wrapper');

/** Opens a playing carousel with a stopped clock; transitions still run. */
export async function openAtRest(page: Page, name: string): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openHome(page);
  const carousel = await reach(page, name);
  // The jump lets at most one change happen.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectRest(carousel);
  return carousel;
}

/** Waits until no slide moves, plus one animation frame, which fires `transitionend`. */
const expectRest = (carousel: Locator) =>
  expect
    .poll(() =>
      wrapperOf(carousel).evaluate(async (slides) => {
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(slides));
        return slides.getAnimations().length;
      }),
    )
    .toBe(0);

/** Gives a function that waits for the end of the next move, and returns its duration in seconds. */
export async function watchMove(carousel: Locator): Promise<() => Promise<number>> {
  const watch = await wrapperOf(carousel).evaluateHandle((slides) => ({
    ended: new Promise<number>((resolve) => {
      slides.addEventListener('transitionend', (event) => {
        if (event.target === slides) resolve((event as TransitionEvent).elapsedTime);
      });
    }),
  }));
  return () => watch.evaluate(({ ended }) => ended);
}

const activeIndex = (carousel: Locator) =>
  dotsOf(carousel).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));

/** Gives a function that checks by how many slides the carousel has advanced since. */
export async function countFrom(carousel: Locator, count: number) {
  const first = await activeIndex(carousel);
  return (steps: number) => expect.poll(() => activeIndex(carousel)).toBe((first + steps) % count);
}

/** Advances the clock until the next slide is shown; only then does Swiper start its delay again. */
export async function runForMove(carousel: Locator, milliseconds: number): Promise<void> {
  const ended = await watchMove(carousel);
  await carousel.page().clock.runFor(milliseconds);
  await ended();
}

/** Start and end of a drag over two thirds of the carousel, which counts at any speed. */
async function dragLine(carousel: Locator, direction: -1 | 1) {
  const box = await carousel.locator('.swiper').boundingBox();
  if (!box) throw new Error('The carousel is not there.');
  const [middle, half] = [box.x + box.width / 2, direction * box.width * 0.35];
  return { from: middle - half, to: middle + half, y: box.y + box.height / 2 };
}

export async function dragMouse(page: Page, carousel: Locator, direction: -1 | 1): Promise<void> {
  const { from, to, y } = await dragLine(carousel, direction);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
}

export async function swipe(page: Page, carousel: Locator, direction: -1 | 1): Promise<void> {
  const { from, to, y } = await dragLine(carousel, direction);
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from, y }]);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [{ x: from + ((to - from) * step) / 8, y }]);
  }
  await touch('touchEnd', []);
  await client.detach();
}

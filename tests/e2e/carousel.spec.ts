/** What both carousels of the home page have in common. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const carousels = [
  { name: 'What we do', count: 3, delay: 5000, gap: 0, ground: [0.9, 0.3], content: 'h2' },
  { name: 'Testimonials', count: 6, delay: 3000, gap: 25, ground: [0.95, 0.98], content: 'p' },
] as const;

const dotsOf = (carousel: Locator) => carousel.getByRole('button', { name: /^Slide \d/ });

/** Names of the slides that are at least partly in the carousel's window, from left to right. */
const seen = (carousel: Locator) =>
  carousel.locator('[aria-roledescription=slide]').evaluateAll((slides) => {
    const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return slides
      .map((slide) => ({ name: slide.ariaLabel, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > frame.left + 1 && box.left < frame.right - 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ name }) => name);
  });

/** Waits until slide `number` alone is seen, and everything says so. */
async function expectSlide(carousel: Locator, number: number, count: number): Promise<void> {
  const name = `${number} of ${count}`;
  await expect(dotsOf(carousel).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.locator('[aria-current]')).toHaveCount(1);
  const reachable = carousel.locator('[aria-roledescription=slide]:not([inert])');
  await expect(reachable).toHaveAttribute('aria-label', name);
  await expect.poll(() => seen(carousel)).toEqual([name]);
}

/** Opens the home page with one of its carousels in view and ready to be moved. */
async function open(page: Page, name: string): Promise<Locator> {
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  const carousel = page.getByRole('region', { name });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  return carousel;
}

const wrapperOf = (carousel: Locator) => carousel.locator('.swiper-wrapper');

/** Opens a carousel that plays, in a page whose time stands still but for transitions. */
async function openAtRest(page: Page, name: string): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const carousel = await open(page, name);
  // The jump lets at most one change happen.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectRest(carousel);
  return carousel;
}

/** Waits until no slide moves any more. After a frame, because only with that the page hears of the end of a transition. */
const expectRest = (carousel: Locator) =>
  expect
    .poll(() =>
      wrapperOf(carousel).evaluate(async (slides) => {
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(slides));
        return slides.getAnimations().length;
      }),
    )
    .toBe(0);

/** Begins to watch. Gives a function that waits for the end of the next move, and tells how many seconds it took. */
async function watchMove(carousel: Locator): Promise<() => Promise<number>> {
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

/** Gives a check that the carousel has advanced by so many slides since. */
async function countFrom(carousel: Locator, count: number) {
  const first = await activeIndex(carousel);
  return (steps: number) => expect.poll(() => activeIndex(carousel)).toBe((first + steps) % count);
}

/** Lets time pass until a slide has given way to the next one: only then Swiper waits again. */
async function runForMove(carousel: Locator, milliseconds: number): Promise<void> {
  const ended = await watchMove(carousel);
  await carousel.page().clock.runFor(milliseconds);
  await ended();
}

/** Where to drag from and to: over two thirds of the carousel, so that it counts however slow it is. */
async function dragLine(carousel: Locator, direction: -1 | 1) {
  const box = await carousel.locator('.swiper').boundingBox();
  if (!box) throw new Error('The carousel is not there.');
  const [middle, half] = [box.x + box.width / 2, direction * box.width * 0.35];
  return { from: middle - half, to: middle + half, y: box.y + box.height / 2 };
}

async function dragMouse(page: Page, carousel: Locator, direction: -1 | 1): Promise<void> {
  const { from, to, y } = await dragLine(carousel, direction);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
}

async function swipe(page: Page, carousel: Locator, direction: -1 | 1): Promise<void> {
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

for (const { name, count, delay, gap, ground, content } of carousels) {
  test.describe(name, () => {
    for (const [tool, move] of [
      ['the mouse', dragMouse],
      ['a finger', swipe],
    ] as const) {
      test(`${tool} drags it, without an end either way`, async ({ page }) => {
        const carousel = await open(page, name);
        await expectSlide(carousel, 1, count);
        for (const number of [count, count - 1]) {
          await move(page, carousel, 1);
          await expectSlide(carousel, number, count);
        }
        for (const number of [count, 1, 2]) {
          await move(page, carousel, -1);
          await expectSlide(carousel, number, count);
        }
        await expect(page).toHaveURL('/');
      });
    }

    test('dots and arrow keys move it, without an end either way', async ({ page }) => {
      const carousel = await open(page, name);
      await dotsOf(carousel).last().click();
      await expectSlide(carousel, count, count);
      for (const [key, number] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['ArrowLeft', count],
      ] as const) {
        await page.keyboard.press(key);
        await expectSlide(carousel, number, count);
      }
      await expect(dotsOf(carousel).last()).toBeFocused();
      await page.getByRole('banner').getByRole('link').first().focus();
      await page.keyboard.press('ArrowRight');
      await expectSlide(carousel, count, count);
    });

    test(`slides are ${gap} px apart and move in 500 ms`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const carousel = await open(page, name);
      await carousel.getByRole('button', { name: 'Pause slides' }).click();
      await dotsOf(carousel).first().click();
      await expectSlide(carousel, 1, count);
      const ended = await watchMove(carousel);
      await dotsOf(carousel).nth(1).click();
      await expect.poll(() => seen(carousel)).toHaveLength(2);
      expect(await ended()).toBe(0.5);
      await expectSlide(carousel, 2, count);
      const edges = await wrapperOf(carousel).evaluate((slides) =>
        ['1', '2'].map((number) =>
          slides.querySelector(`[aria-label^="${number} of"]`)?.getBoundingClientRect(),
        ),
      );
      expect((edges[1]?.left ?? 0) - (edges[0]?.right ?? 0)).toBeCloseTo(gap, 1);
    });

    test(`plays by itself every ${delay} ms, without an end`, async ({ page }) => {
      const carousel = await openAtRest(page, name);
      const expectAdvanced = await countFrom(carousel, count);
      await page.clock.runFor(delay - 100);
      await expectAdvanced(0);
      for (let step = 1; step <= count + 1; step += 1) {
        await runForMove(carousel, step === 1 ? 200 : delay);
        await expectAdvanced(step);
        await expect.poll(() => seen(carousel)).toHaveLength(1);
      }
    });

    test('a mouse stops it on content and when it moves, not by resting on the ground', async ({
      page,
    }) => {
      const carousel = await openAtRest(page, name);
      const expectAdvanced = await countFrom(carousel, count);
      const box = await carousel.boundingBox();
      if (!box) throw new Error('The carousel is not there.');
      const [x, y] = [box.x + ground[0] * box.width, box.y + ground[1] * box.height];
      await page.mouse.move(x, y);
      await runForMove(carousel, delay + 50);
      await expectAdvanced(1);
      await runForMove(carousel, delay);
      await expectAdvanced(2);
      await page.clock.runFor(delay - 1000);
      await page.mouse.move(x - 5, y);
      await page.clock.runFor(delay - 1000);
      await expectAdvanced(2);
      await runForMove(carousel, 1100);
      await expectAdvanced(3);
      await carousel.locator(`[aria-roledescription=slide]:not([inert]) ${content}`).hover();
      await page.clock.runFor(3 * delay);
      await expectAdvanced(3);
      await carousel.getByRole('button', { name: 'Pause slides' }).hover();
      await page.clock.runFor(3 * delay);
      await expectAdvanced(3);
      await page.mouse.move(x, y);
      await runForMove(carousel, delay + 50);
      await expectAdvanced(4);
    });

    test('the pause button, keyboard focus and a hidden tab stop it', async ({ page }) => {
      const carousel = await openAtRest(page, name);
      const expectAdvanced = await countFrom(carousel, count);
      const setVisibility = (state: 'hidden' | 'visible') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await setVisibility('hidden');
      await page.clock.runFor(3 * delay);
      await expectAdvanced(0);
      await setVisibility('visible');
      await runForMove(carousel, delay + 50);
      await expectAdvanced(1);

      await dotsOf(carousel).first().focus();
      await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
      await page.clock.runFor(3 * delay);
      await expectAdvanced(1);
      await carousel.getByRole('button', { name: 'Play slides' }).press('Enter');
      await runForMove(carousel, delay + 50);
      await expectAdvanced(2);
      await carousel.getByRole('button', { name: 'Pause slides' }).press('Enter');
      await page.clock.runFor(3 * delay);
      await expectAdvanced(2);
    });

    test('less motion: it plays only when asked to, and a slide is there at once', async ({
      page,
    }) => {
      await page.clock.install();
      const carousel = await open(page, name);
      await page.clock.pauseAt(Date.now() + 60_000);
      await expectSlide(carousel, 1, count);
      const ended = await watchMove(carousel);
      await dotsOf(carousel).nth(1).click();
      await page.clock.runFor(20);
      expect(await ended()).toBeLessThan(0.01);
      await expectSlide(carousel, 2, count);
      await carousel.getByRole('button', { name: 'Play slides' }).press('Enter');
      const expectAdvanced = await countFrom(carousel, count);
      for (const step of [1, 2]) {
        await runForMove(carousel, delay + 50);
        await expectAdvanced(step);
      }
    });
  });
}

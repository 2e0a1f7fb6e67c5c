/** Common behaviour of both carousels of the home page. */
import {
  countFrom,
  dotsOf,
  dragMouse,
  expectSlide,
  openAtRest,
  openHome,
  reach,
  runForMove,
  seen,
  swipe,
  watchMove,
  wrapperOf,
} from './carousel.ts';
import { expect, test } from './fixtures.ts';

const carousels = [
  { name: 'What we do', count: 3, delay: 5000, gap: 0, ground: [0.9, 0.3], content: 'h2' },
  { name: 'Testimonials', count: 6, delay: 3000, gap: 25, ground: [0.95, 0.98], content: 'p' },
] as const;

test('slides are apart by their gap and move in 500 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  for (const { name, count, gap } of carousels) {
    const carousel = await reach(page, name);
    await carousel.getByRole('button', { name: 'Pause slides' }).click();
    await dotsOf(carousel).first().click();
    await expectSlide(carousel, 1, count);
    const ended = await watchMove(carousel);
    await dotsOf(carousel).nth(1).click();
    expect(await ended()).toBe(0.5);
    await expectSlide(carousel, 2, count);
    const edges = await wrapperOf(carousel).evaluate((slides) =>
      ['1', '2'].map((number) =>
        slides.querySelector(`[aria-label^="${number} of"]`)?.getBoundingClientRect(),
      ),
    );
    expect((edges[1]?.left ?? 0) - (edges[0]?.right ?? 0)).toBeCloseTo(gap, 1);
  }
});

for (const { name, count, delay, ground, content } of carousels) {
  test(`${name} is moved by mouse, touch, dots and arrow keys, looping both ways`, async ({
    page,
  }) => {
    await openHome(page);
    const carousel = await reach(page, name);
    await expectSlide(carousel, 1, count);
    for (const [tool, move] of [
      ['the mouse', dragMouse],
      ['a finger', swipe],
    ] as const) {
      await test.step(tool, async () => {
        await dotsOf(carousel).first().click();
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
    await test.step('dots and arrow keys', async () => {
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
  });

  test(`${name} plays by itself every ${delay} ms, until a mouse, the pause button, keyboard focus or a hidden tab stops it`, async ({
    page,
  }) => {
    const carousel = await openAtRest(page, name);
    await test.step(`plays by itself every ${delay} ms, looping`, async () => {
      const expectAdvanced = await countFrom(carousel, count);
      await page.clock.runFor(delay - 100);
      await expectAdvanced(0);
      for (let step = 1; step <= count + 1; step += 1) {
        await runForMove(carousel, step === 1 ? 200 : delay);
        await expectAdvanced(step);
        await expect.poll(() => seen(carousel)).toHaveLength(1);
      }
    });
    await test.step('a moving mouse and a mouse over content stop it, a resting one elsewhere does not', async () => {
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
    await test.step('the pause button, keyboard focus and a hidden tab stop it', async () => {
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
  });

  test(`${name} plays only on request under reduced motion, and slides change at once`, async ({
    page,
  }) => {
    await page.clock.install();
    await openHome(page);
    const carousel = await reach(page, name);
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
}

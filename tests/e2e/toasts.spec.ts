/** Both styles of toasts: how long they stay, what pauses and closes them, and that they are announced. */
import type { Locator, Page } from '@playwright/test';
import { jobButton, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

/** Slows the clocks of toasts down to a twentieth, because a busy machine needs longer than 4 s for what is checked meanwhile. */
const slowClocks = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.includes('trackProgress')) return;
      for (const clock of (target as Element).getAnimations()) clock.playbackRate = 1 / 20;
    }),
  );

/** Gives a function that reads how toasts have moved since: delay and duration of animations, and how long each closes up. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves = new Set<string>();
    Object.assign(window, { moves });
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.startsWith('toast-')) return;
      const { animationDelay, animationDuration } = getComputedStyle(target as Element);
      moves.add(`${animationDelay} ${animationDuration}`);
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { transition } = (target as HTMLElement).style;
        if (transition) moves.add(transition);
      }
    }).observe(document, { attributeFilter: ['style'], subtree: true });
  });
  return () => page.evaluate(() => [...Object(window).moves]);
}

/** Drags a toast to the right with the mouse, by a share of its width. */
async function dragBy(shown: Locator, share: number): Promise<void> {
  const { x, y, width, height } = (await shown.boundingBox()) as DOMRect;
  const { mouse } = shown.page();
  await mouse.move(x + 20, y + height / 2);
  await mouse.down();
  await mouse.move(x + 20 + share * width, y + height / 2, { steps: 5 });
  await mouse.up();
}

test('both styles of toasts', async ({ page, posts, announced }) => {
  await slowClocks(page);
  await page.goto('/about-us?as=candidate-with-profile');
  await test.step('the newsletter sends nothing and thanks for 5 s', async () => {
    const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your Email' });
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(/fill/);
    await box.fill('nobody');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(/@/);
    const thanks = toast(page, 'Thanks for your Email');
    await expect(thanks).toHaveCount(0);
    await box.fill('me@home.example');
    await box.press('Enter');
    await expect.poll(announced).toContain('Thanks for your Email');
    await expect(box).toHaveValue('');
    const clock = thanks.locator('[role=progressbar]');
    await expect(clock).toHaveCSS('animation-duration', '5s');
    const { x, y, width, height } = (await thanks.boundingBox()) as DOMRect;
    await test.step('at the top right', () => {
      expect(x + width).toBeGreaterThan(1440 - 50);
      expect(y).toBeLessThan(150);
    });
    await test.step('paused while the window is not in use or the pointer is over it', async () => {
      for (const [event, state] of [
        ['blur', 'paused'],
        ['focus', 'running'],
      ] as const) {
        await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
        await expect(clock).toHaveCSS('animation-play-state', state);
      }
      await thanks.hover();
      await expect(clock).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(0, 0);
      await expect(clock).toHaveCSS('animation-play-state', 'running');
    });
    const moves = await recordMoves(page);
    const close = thanks.getByRole('button', { name: 'close' });
    await test.step('paused while it has the focus', async () => {
      await tabTo(page, close);
      await expect(clock).toHaveCSS('animation-play-state', 'paused');
      await tabTo(page, thanks, 'Shift+Tab');
      await expect(clock).toHaveCSS('animation-play-state', 'paused');
      await page.keyboard.press('Shift+Tab');
      await expect(clock).toHaveCSS('animation-play-state', 'running');
      await tabTo(page, close);
    });
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveCount(0);
    await expect.poll(moves).toEqual(['300ms']);
    await test.step('dragged by more than 80 % of its width it goes', async () => {
      await box.fill('me@home.example');
      await box.press('Enter');
      await expect(thanks).toBeVisible();
      await dragBy(thanks, 0.6);
      await expect(thanks).toBeVisible();
      await dragBy(thanks, 0.9);
      await expect(thanks).toHaveCount(0);
    });
    await test.step('paused if it appears under the pointer', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await box.fill('me@home.example');
      await page.mouse.move(x + width / 2, y + height / 2);
      await box.press('Enter');
      await expect(thanks).toBeVisible();
      // The library starts the clock at the end of the entrance.
      await expect(page.locator('.Toastify--animate')).toHaveCount(0);
      await expect(clock).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(0, 0);
      await expect(clock).toHaveCSS('animation-play-state', 'running');
    });
    await expect(page).toHaveURL('/about-us');
    expect(posts).toEqual([]);
  });
  await test.step('careers toasts stay 4 s, with motion', async () => {
    await page.goto('/careers');
    const moves = await recordMoves(page);
    await jobButton(page, 'Apply').click();
    const applied = toast(page, 'Application submitted successfully!');
    const clock = applied.locator('[role=progressbar]');
    await expect(clock).toHaveCSS('animation-play-state', 'running');
    await applied.hover();
    await expect(clock).toHaveCSS('animation-play-state', 'paused');
    await expect(clock).toHaveCSS('animation-duration', '4s');
    await expect.poll(announced).toContain('Application submitted successfully!');
    await applied.getByRole('button', { name: 'close' }).click();
    await expect(applied).toHaveCount(0);
    // In after 0.1 s, out in 0.3 s, and gone 0.3 s later.
    await expect.poll(moves).toEqual(['0.1s 0.3s', '0s 0.3s', '300ms']);
  });
});

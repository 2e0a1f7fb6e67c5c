/** Both styles of toasts: how long they stay, what pauses and closes them, and that they are announced. */
import type { Locator, Page } from '@playwright/test';
import { jobButton, toast } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

/** Slows the clocks of toasts down to a twentieth, because a busy machine needs longer than 4 s for what is checked meanwhile. */
const slowClocks = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.includes('trackProgress')) return;
      for (const clock of (target as Element).getAnimations()) clock.playbackRate = 1 / 20;
    }),
  );

/** Drags a toast to the right with the mouse, by a share of its width. */
async function dragBy(shown: Locator, share: number): Promise<void> {
  const { x, y, width, height } = (await shown.boundingBox()) as DOMRect;
  const { mouse } = shown.page();
  await mouse.move(x + 20, y + height / 2);
  await mouse.down();
  await mouse.move(x + 20 + share * width, y + height / 2, { steps: 5 });
  await mouse.up();
}

test('the newsletter sends nothing and thanks for 5 s, longer while the visitor is at the toast', async ({
  page,
  posts,
  announced,
}) => {
  await slowClocks(page);
  await page.goto('/about-us?as=candidate-with-profile');
  const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your Email' });
  const thanks = toast(page, 'Thanks for your Email');
  const clock = thanks.locator('[role=progressbar]');
  const expectClock = (state: 'paused' | 'running') =>
    expect(clock).toHaveCSS('animation-play-state', state);
  const subscribe = async () => {
    await box.fill('me@home.example');
    await box.press('Enter');
    await expect(thanks).toBeVisible();
  };
  for (const [input, reason] of [
    ['', /fill/],
    ['nobody', /@/],
  ] as const) {
    await box.fill(input);
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(reason);
  }
  await expect(thanks).toHaveCount(0);
  await subscribe();
  await expect.poll(announced).toContain('Thanks for your Email');
  await expect(box).toHaveValue('');
  await expect(clock).toHaveCSS('animation-duration', '5s');
  await test.step('at the top right', async () => {
    const { x, y, width } = (await thanks.boundingBox()) as DOMRect;
    expect(x + width).toBeGreaterThan(1440 - 50);
    expect(y).toBeLessThan(150);
  });
  await test.step('paused while the window is not in use, and under the pointer', async () => {
    for (const [event, state] of [
      ['blur', 'paused'],
      ['focus', 'running'],
    ] as const) {
      await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
      await expectClock(state);
    }
    await thanks.hover();
    await expectClock('paused');
    await page.mouse.move(0, 0);
    await expectClock('running');
  });
  await test.step('paused while it has the focus, and closed by its button', async () => {
    const close = thanks.getByRole('button', { name: 'close' });
    await tabTo(page, close);
    await expectClock('paused');
    await tabTo(page, thanks, 'Shift+Tab');
    await expectClock('paused');
    await page.keyboard.press('Shift+Tab');
    await expectClock('running');
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveCount(0);
  });
  await test.step('dragged by more than 80 % of its width it goes', async () => {
    await subscribe();
    await dragBy(thanks, 0.6);
    await expect(thanks).toBeVisible();
    await dragBy(thanks, 0.9);
    await expect(thanks).toHaveCount(0);
  });
  expect(posts).toEqual([]);
  await test.step('careers toasts stay 4 s, and come and go with motion', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await navigate(page, '/careers');
    const moves = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      addEventListener('animationstart', ({ target, animationName }) => {
        if (!animationName.startsWith('toast-')) return;
        const { animationDelay, animationDuration } = getComputedStyle(target as Element);
        seen.add(`${animationDelay} ${animationDuration}`);
      });
      return seen;
    });
    await jobButton(page, 'Apply').click();
    const applied = toast(page, 'Application submitted successfully!');
    await expect(applied.locator('[role=progressbar]')).toHaveCSS('animation-duration', '4s');
    await expect.poll(announced).toContain('Application submitted successfully!');
    await expect(page.locator('.toast-slide-in'), 'the entrance has ended').toHaveCount(0);
    await applied.getByRole('button', { name: 'close' }).click();
    await expect(applied).toHaveCount(0);
    // In after 0.1 s, out in 0.3 s.
    await expect.poll(() => moves.evaluate((seen) => [...seen])).toEqual(['0.1s 0.3s', '0s 0.3s']);
  });
});

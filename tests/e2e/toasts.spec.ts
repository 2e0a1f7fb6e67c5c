import { jobButton } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('careers toasts stay 4 s; focus on one that still slides in pauses it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const close = document.querySelector<HTMLElement>('[role=alert] button');
      if (!close) return;
      observer.disconnect();
      const comesIn = () =>
        document
          .getAnimations()
          .some((each) => each instanceof CSSAnimation && each.animationName === 'toast-slide-in');
      setTimeout(() => {
        close.textContent = comesIn() ? 'early' : 'late';
        close.focus();
      }, 50);
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/careers?as=candidate-with-profile');
  await jobButton(page, 'Apply').click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Application submitted successfully!');
  const close = toast.getByRole('button');
  await expect(close).toBeFocused();
  await expect(close).toHaveText('early');
  const clock = toast.getByRole('progressbar', { name: /timer/i });
  await expect(clock).toHaveCSS('animation-duration', '4s');
  await page.evaluate(() => {
    const arrivals = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'toast-slide-in');
    return Promise.all(arrivals.map(({ finished }) => finished));
  });
  await expect(clock).toHaveCSS('animation-play-state', 'paused');
});

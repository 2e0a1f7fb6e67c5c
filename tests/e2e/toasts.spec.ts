/** Toasts that are still coming in. */
import { expect, test } from './fixtures.ts';

test('focus on a toast in its first 300 ms pauses it', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Apply: Senior iOS Engineer' }).click();
  const toast = page.getByRole('alert');
  await expect(toast.getByRole('button')).toBeFocused();
  await expect(toast.getByRole('button')).toHaveText('early');
  await page.waitForTimeout(600);
  await expect(toast.locator('[role=progressbar]')).toHaveCSS('animation-play-state', 'paused');
});

/** Browsers that refuse the service worker, such as some private windows. */
import { expect, test } from './fixtures.ts';

test('a browser that refuses the worker shows a message, and the page without data', async ({
  page,
  guard,
}) => {
  guard.forgive(/Service Worker/);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await page.goto('/services');
  await expect(page.getByText(/refused the service worker/)).toBeVisible();
  await expect(page.getByText('Error loading services')).toBeVisible();
});

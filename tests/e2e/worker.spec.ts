/** A browser that refuses the service worker, as private windows of some do. */
import { expect, test } from './fixtures.ts';

for (const [name, refuse] of [
  [
    'refuses to register it',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Denied', 'SecurityError'));
    },
  ],
  [
    'has none',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
] as const) {
  test(`a browser that ${name} says so, and shows the page without data`, async ({
    page,
    guard,
  }) => {
    guard.forgive(/Service Worker/);
    await page.addInitScript(refuse);
    await page.goto('/services');
    await expect(page.getByText(/refused the service worker/)).toBeVisible();
    await expect(page.getByText('Error loading services')).toBeVisible();
  });
}

/** The service worker: browsers that refuse it, such as some private windows, and handlers that a test overrides. */
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

test('an overridden handler is still checked against the contract', async ({ page, guard }) => {
  guard.forgive(/Contract violation: listServices response/);
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  const sizes = await page.evaluate(async () => {
    const { worker, http, HttpResponse } = Object(window).msw;
    const sizeOf = async (headers = {}) =>
      (await (await fetch('/api/services/', { headers })).json()).results.length;
    worker.use(http.get('/api/services/', () => HttpResponse.json({ results: [{ id: 'one' }] })));
    const sizes = [await sizeOf(), await sizeOf({ prefer: 'example=noServices' })];
    worker.resetHandlers();
    return [...sizes, await sizeOf()];
  });
  expect(sizes).toEqual([1, 0, 9]);
  await page.getByRole('button', { name: 'QA' }).click();
  await page.getByRole('tab', { name: /Calls/ }).click();
  await expect(page.getByText(/listServices response \/results\/0\/id/)).not.toHaveCount(0);
});

/** The service worker: handlers that a test overrides, and browsers that refuse it, such as some private windows. */
import { expect, test } from './fixtures.ts';

test('a browser that refuses the worker or has none shows a message, and the page without data', async ({
  page,
  guard,
}) => {
  guard.forgive(/Service Worker/);
  for (const refuse of [
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Denied', 'SecurityError'));
    },
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ]) {
    await page.addInitScript(refuse);
    // Ends the scenario of the tab, which keeps such messages.
    await page.goto('/services?mock=off');
    await expect(page.getByText(/refused the service worker/)).toBeVisible();
    await expect(page.getByText('Error loading services')).toBeVisible();
  }
});

test('a worker that cannot be updated goes on responding', async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto('/services');
  await expect(other.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
  });
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/services');
  expect((await warning).text()).toContain('Failed to update a ServiceWorker');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
});

test('an overridden handler is still checked against the contract', async ({ page, guard }) => {
  guard.forgive(/Contract violation: listServices response/);
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  const results = await page.evaluate(async () => {
    const { worker, http, HttpResponse } = Object(window).msw;
    const respond = () => HttpResponse.json({ results: [{ id: 'one' }] });
    worker.use(http.get('/api/services/', respond));
    const overridden = await (await fetch('/api/services/')).json();
    const headers = { prefer: 'example=noServices' };
    const chosen = await (await fetch('/api/services/', { headers })).json();
    worker.resetHandlers();
    const reset = await (await fetch('/api/services/')).json();
    return {
      handlers: worker.listHandlers().length > 26,
      sizes: [overridden, chosen, reset].map((body) => body.results.length),
    };
  });
  expect(results).toEqual({ handlers: true, sizes: [1, 0, 9] });
  await page.getByRole('button', { name: 'QA' }).click();
  await page.getByRole('tab', { name: /Calls/ }).click();
  await expect(page.getByText(/listServices response \/results\/0\/id/)).not.toHaveCount(0);
});

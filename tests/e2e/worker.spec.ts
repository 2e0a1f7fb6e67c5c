/** The service worker: overridden by a test as MSW has it, and refused by the browser, as private windows of some do. */
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

test('a page overrides a handler of the worker, and the contract still checks it', async ({
  page,
  guard,
}) => {
  guard.forgive(/Contract violation: listServices response/);
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  const results = await page.evaluate(async () => {
    const { worker, http, HttpResponse } = Object(window).msw;
    const answer = () => HttpResponse.json({ results: [{ id: 'one' }] });
    worker.use(http.get('/api/services/', answer));
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

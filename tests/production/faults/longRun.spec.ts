/** Many route changes must not leak memory or listeners, or reload fresh data. */
import { expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { navigate } from '../../support/navigate.ts';
import { test } from '../fixtures.ts';

const laps = 20;
/** Laps until everything is cached. */
const warm = 2;

/** Pages with a dialog, and the button that opens it. */
const dialogs: Record<string, string | RegExp> = {
  '/services': 'OUR STORY',
  '/about-us': 'Contact details',
  '/case-studies/1': 'View All 10 Images',
  '/careers': 'Register',
  '/pricing': /^Select Plan/,
};

/** Navigates, waits for the page, and opens and closes its dialog. */
async function visit(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await page.evaluate(async () => {
    const tick = () => new Promise((done) => setTimeout(done, 10));
    const loading = () =>
      !document.querySelector('main h1') || document.querySelector('main [class*=spinner]');
    for (let still = 0; still < 3; still = loading() ? 0 : still + 1) await tick();
  });
  const opener = dialogs[path];
  if (!opener) return;
  await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click();
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
}

test(`${laps * samplePaths.length} route changes leave nothing behind`, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  page.setDefaultTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await visit(page, '/privacy_policy');
    // React keeps a timer for a minute for each commit that waited for styles or images.
    await page.waitForTimeout(61_000);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    const [listeners, nodes, documents] = ['JSEventListeners', 'Nodes', 'Documents'].map(read);
    return { listeners, nodes, documents, calls };
  };

  await page.goto('/');
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let lap = 1; lap <= laps; lap += 1) {
    for (const path of samplePaths) await visit(page, path);
    if (lap === warm || lap === laps) measured.push(await measure());
  }
  console.log(`after ${warm} and ${laps} laps: ${JSON.stringify(measured)}`);
  const [before, after] = measured;
  // Less than one per lap, so that any leak exceeds it.
  const allowed = laps - warm - 1;
  for (const name of ['listeners', 'nodes', 'documents'] as const) {
    expect(after?.[name], name).toBeLessThanOrEqual((before?.[name] ?? Number.NaN) + allowed);
  }
  expect(after?.calls, 'calls').toBe(before?.calls);
});

/** With long texts in every field of every response no screen, dialog or menu freezes the browser. */
import { expect, openOther, type Page, pages, test } from './site.ts';

/** Seconds of computing that one screen may need: far more than any needs, far less than a freeze. */
const patience = 8;

/**
 * Returns a function that gives the seconds that the page's main thread has computed since the last call. Computing
 * time does not grow with the load of the machine.
 */
async function watchComputing(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = 0;
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const total = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const since = total - before;
    before = total;
    return since;
  };
}

/** Opens and closes the menu, and opens the gallery, where the page has them. */
async function openWhatOpens(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Games', exact: true });
  const gallery = page.getByRole('button', { name: /^View All/ });
  if ((await page.locator('dialog:modal').count()) === 0) {
    await menu.click();
    await menu.click();
  }
  if ((await gallery.count()) > 0) await gallery.click();
}

for (const length of [20_000, 200_000]) {
  for (const [kind, piece] of Object.entries({ words: 'words ', 'one word': 'w' })) {
    const tag = length === 200_000 && kind === 'one word' ? '@sample' : [];
    test(`texts of ${length} characters, ${kind}, do not freeze a page`, { tag }, async ({
      page,
      respondWith,
    }) => {
      const text = piece.repeat(length / piece.length);
      respondWith(
        ({ kind, name }) => (kind === 'url' ? '/favicon.svg' : `${name} ${text}`),
        () => 3,
      );
      const computed = await watchComputing(page);
      await page.goto('/');
      const slow: string[] = [];
      for (const path of pages) {
        await openOther(page, path);
        await openWhatOpens(page);
        const seconds = await computed();
        if (!(seconds < patience)) slow.push(`${path}: ${seconds.toFixed(1)} s`);
      }
      expect(slow).toEqual([]);
    });
  }
}

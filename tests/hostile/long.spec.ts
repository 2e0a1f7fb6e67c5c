/** With long texts in every field of every response no screen, dialog or menu freezes the browser. */
import { expect, openOther, type Page, pages, test } from './site.ts';

/** Longest allowed pause in milliseconds: far more than a busy machine causes, far less than a freeze. */
const patience = 5000;

type Watched = typeof window & { longestPause: number };

/** Records the longest time in which the page could not react. */
function watchPauses(): void {
  const page = Object.assign(window, { longestPause: 0 });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    page.longestPause = Math.max(page.longestPause, now - last);
    last = now;
  }, 50);
}

/** The longest pause since the last call, after the menu and the gallery were opened. */
async function pauseOf(page: Page): Promise<number> {
  const menu = page.getByRole('button', { name: 'Games', exact: true });
  const gallery = page.getByRole('button', { name: /^View All/ });
  if ((await page.locator('dialog:modal').count()) === 0) {
    await menu.click();
    await menu.click();
  }
  if ((await gallery.count()) > 0) await gallery.click();
  return page.evaluate(() => {
    const { longestPause } = window as Watched;
    Object.assign(window, { longestPause: 0 });
    return longestPause;
  });
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
      await page.addInitScript(watchPauses);
      await page.goto('/');
      const slow: string[] = [];
      for (const path of pages) {
        await openOther(page, path);
        const pause = await pauseOf(page);
        if (pause > patience) slow.push(`${path}: ${Math.round(pause)} ms`);
      }
      expect(slow).toEqual([]);
    });
  }
}

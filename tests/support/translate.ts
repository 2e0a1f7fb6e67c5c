import type { Page } from '@playwright/test';

type Wrapped = typeof window & { wrapped?: [text: Text, data: string][] };

/** Wraps every text of the page in two `font` elements, as translating browsers do; with `goesOn` also later texts. */
export const translate = (page: Page, goesOn = false): Promise<void> =>
  page.evaluate((isLasting) => {
    const wrapped: [Text, string][] = [];
    Object.assign(window, { wrapped });
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const known = text.parentElement?.closest('script, style, noscript, option, font');
        if (known || !text.data.trim()) continue;
        wrapped.push([text, text.data]);
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(document.createElement('font'));
        font.firstChild?.appendChild(new Text(text.data));
      }
    };
    wrapAll();
    const options = { childList: true, subtree: true };
    if (isLasting) new MutationObserver(wrapAll).observe(document.body, options);
  }, goesOn);

/** Texts that the page has changed invisibly, because the translation has replaced them. */
export const frozenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as Wrapped).wrapped ?? []).flatMap(([text, data]) =>
      text.data === data || text.isConnected ? [] : [`${data} → ${text.data}`],
    ),
  );

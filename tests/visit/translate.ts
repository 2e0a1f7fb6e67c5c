import type { Page } from '@playwright/test';

type Wrapped = typeof window & { wrapped?: [text: Text, data: string][] };

/** Wraps every text of the page in two `font` elements, as browsers do when they translate it. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrapped: [Text, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, option, font'))
        continue;
      wrapped.push([text, text.data]);
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(document.createElement('font'));
      font.firstChild?.appendChild(new Text(text.data));
    }
    const known = window as Wrapped;
    known.wrapped = [...(known.wrapped ?? []), ...wrapped];
  });

/** Texts that the page has changed where the translation has replaced them, so that nobody sees it. */
export const frozenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as Wrapped).wrapped ?? []).flatMap(([text, data]) =>
      text.data === data || text.isConnected ? [] : [`${data} → ${text.data}`],
    ),
  );

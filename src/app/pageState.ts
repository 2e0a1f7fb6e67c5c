import type { QueryKey } from '@tanstack/react-query';

/** What a prerendered page shows, embedded in it, so that hydration needs no requests. */
export type PageState = {
  /** Pathname of the prerendered page; null for the not-found page. */
  path: string | null;
  queries: [key: QueryKey, data: unknown][];
};

const elementId = 'page-state';

/** JSON without characters that can end a script element or a line in it. */
export const inlineJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Script element with the page state, for the end of the body. */
export const pageStateElement = (state: PageState) =>
  `<script type="application/json" id="${elementId}">${inlineJson(state)}</script>`;

/** Page state of the document. Null when it was not prerendered. */
export function loadPageState(): PageState | null {
  const content = document.getElementById(elementId)?.textContent;
  return content ? JSON.parse(content) : null;
}

/** What prerendering adds to the head, after the inlined styles. */
const metadata = 'style[data-file] ~ :is(title, meta, [rel="canonical"], [type$="json"])';

/** Removes prerendered HTML and metadata of another page, for hosts that serve the home page at unknown paths. */
export function discardPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  for (const element of document.querySelectorAll(metadata)) element.remove();
}

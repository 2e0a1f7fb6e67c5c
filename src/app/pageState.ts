import type { DehydratedState } from '@tanstack/react-query';

/** Query data embedded in a prerendered page, so that hydration needs no requests. */
export type PageState = DehydratedState & {
  /** Pathname of the prerendered page; null for the not-found page. */
  path: string | null;
};

const withTimestamp = (state: PageState, time: number): PageState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

const elementId = 'page-state';

/** JSON without characters that can end a script element or a line in it. */
export const inlineJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Script element with the page state, for the end of the body. Its timestamps are constant, so that pages of each run
 * are equal.
 */
export const pageStateElement = (state: PageState) =>
  `<script type="application/json" id="${elementId}">${inlineJson(withTimestamp(state, 0))}</script>`;

/** Page state of the document, dated now so that nothing is refetched during hydration. Null when not prerendered. */
export function readPageState(): PageState | null {
  const content = document.getElementById(elementId)?.textContent;
  return content ? withTimestamp(JSON.parse(content), Date.now()) : null;
}

/** Comments that enclose the page's metadata in the head. */
export const headBoundaries = ['page', '/page'] as const;

/** Removes prerendered HTML and metadata of another page, for hosts that serve the home page at unknown paths. */
export function discardPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  const comments = [...document.head.childNodes].filter((node) => node.nodeType === 8);
  const [first, last] = headBoundaries.map((mark) =>
    comments.find(({ nodeValue }) => nodeValue === mark),
  );
  if (!first || !last) return;
  const metadata = new Range();
  metadata.setStartAfter(first);
  metadata.setEndBefore(last);
  metadata.deleteContents();
}

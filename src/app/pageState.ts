import type { DehydratedState, QueryClient } from '@tanstack/react-query';

/** What a prerendered page carries besides its HTML: the data that it was made of, so that it is hydrated without a call. */
export type PageState = DehydratedState & {
  /** Pathname that the HTML is for; null for the page of every path that is not found. */
  path: string | null;
};

/** A state as if its data had come at that time. */
const dated = (state: PageState, time: number): PageState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

const elementId = 'page-state';

/** Starts of what could end the element or a script's line, wherever backend content brings them. */
const unsafe = /[<>\u2028\u2029]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that can stand in a script element whatever its texts hold. */
export const inlineJson = (value: unknown) =>
  JSON.stringify(value).replace(unsafe, escapeCharacter);

/** The element that carries the state, for the end of the body. It is the same whenever the page is made. */
export const pageStateElement = (state: PageState) =>
  `<script type="application/json" id="${elementId}">${inlineJson(dated(state, 0))}</script>`;

/** The state of a prerendered document, as fresh: nothing is asked for before it is hydrated. Null in any other. */
export function readPageState(): PageState | null {
  const content = document.getElementById(elementId)?.textContent;
  return content ? dated(JSON.parse(content), Date.now()) : null;
}

/** Asks for the data of a prerendered page anew, in the background. */
export function refreshQueries(queryClient: QueryClient, { queries }: PageState): void {
  for (const { queryKey } of queries) queryClient.invalidateQueries({ queryKey, exact: true });
}

const nodesBetween = (first: Node, last: Node) => {
  const nodes: Node[] = [];
  for (let node = first.nextSibling; node && node !== last; node = node.nextSibling) {
    nodes.push(node);
  }
  return nodes;
};

/** Comments around what a prerendered page adds to the head. */
export const headMarks = ['page', '/page'] as const;

/** Takes another page's HTML and metadata away, as when a host answers unknown addresses with the home page. */
export function discardPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  const comments = [...document.head.childNodes].filter((node) => node.nodeType === 8);
  const [first, last] = headMarks.map((mark) =>
    comments.find(({ nodeValue }) => nodeValue === mark),
  );
  if (first && last)
    for (const node of nodesBetween(first, last)) node.parentNode?.removeChild(node);
}

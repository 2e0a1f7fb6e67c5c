/** Functions that run in the page. Each must be self-contained, because its source is sent to the browser. */

/** A URL that an element had at any time: its place, such as `a href`, and the attribute's value. */
export type SeenUrl = { place: string; value: string };

/** Globals of the page that these functions share. */
type Shared = typeof window & {
  hostileResponse: (pathname: string) => Promise<string | null>;
  pendingResponses?: number;
  seenUrls?: Map<string, SeenUrl>;
};

/** Replaces `fetch`: the test responds to API calls for which it has a response. */
export function respondFromTest(): void {
  const real = window.fetch;
  const shared = window as Shared;
  let pending = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const isCall = origin === location.origin && pathname.startsWith('/api/');
    if (request.method !== 'GET' || !isCall) return real(input, init);
    shared.pendingResponses = ++pending;
    const body = await shared.hostileResponse(pathname);
    shared.pendingResponses = --pending;
    return body === null ? real(input, init) : new Response(body, { status: 200 });
  };
}

/** Waits until the heading differs from `last` and nothing is loading. */
export async function untilLoaded(last: Element | null): Promise<void> {
  const tick = () => new Promise((done) => setTimeout(done, 30));
  const heading = () => document.querySelector('h1');
  // Some pages share the element.
  for (let turn = 0; turn < 50 && heading() === last; turn += 1) await tick();
  const isLoading = () =>
    Boolean((window as Shared).pendingResponses) ||
    heading() === null ||
    document.querySelector('[class*="_spinner_"]') !== null;
  for (let still = 0; still < 4; still = isLoading() ? 0 : still + 1) await tick();
}

/** Records every URL that is in the page from now on. */
export function record(): void {
  const urls = new Map<string, SeenUrl>();
  Object.assign(window, { seenUrls: urls });
  const names =
    'href src srcset poster action formaction data xlink:href ping background imagesrcset cite content';
  const note = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const name of names.split(' ')) {
      const value = node.getAttribute(name);
      const place = `${node.localName} ${name}`;
      if (value) urls.set(`${place} ${value}`, { place, value });
    }
  };
  for (const each of document.querySelectorAll('*')) note(each);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      note(target);
      for (const node of addedNodes) {
        note(node);
        if (node instanceof Element) for (const each of node.querySelectorAll('*')) note(each);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The URLs that `record` has seen. */
export const readRecord = (): SeenUrl[] => [...((window as Shared).seenUrls?.values() ?? [])];

/** Clicks, hovers and focuses everything in the blocks, without following links. */
export function touchEverything(blocks: string): void {
  const stay = (event: Event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (!link || /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
  };
  window.addEventListener('click', stay);
  const types = 'pointerenter mouseover mouseenter mousemove focus contextmenu click'.split(' ');
  for (const block of document.querySelectorAll(blocks)) {
    for (const element of [...block.querySelectorAll('*')].slice(0, 400)) {
      for (const type of types) {
        const options = { bubbles: true, cancelable: true, composed: true };
        element.dispatchEvent(new MouseEvent(type, options));
      }
    }
  }
  window.removeEventListener('click', stay);
}

/** The page without the blocks' content, and whether it is wider than the window. */
export function surroundingsOf(blocks: string): { html: string; isWide: boolean } {
  const page = document.documentElement;
  const copy = page.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(blocks)) block.replaceChildren();
  // The description is derived from the HTML, and announcements are temporary.
  const changing =
    'meta[name="description"], meta[property$=":description"], script, style, link[rel="modulepreload"], [aria-live]';
  for (const part of copy.querySelectorAll(changing)) part.remove();
  return { html: copy.outerHTML, isWide: page.scrollWidth > page.clientWidth };
}

/** Selector of blocks of HTML, and the tags and attributes that are allowed in them. */
type Rules = { blocks: string; tags: string[]; attributes: string[] };

/**
 * Faults of sanitised HTML except its URLs, one list per block. Only elements and attributes outside the rules, such as
 * `style`, `class`, `id` and `name`, could change or cover other parts of the page.
 */
export function faultsOf({ blocks, tags, attributes }: Rules): string[][] {
  return [...document.querySelectorAll(blocks)].map((block) =>
    [...block.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const isAllowed = tags.includes(name) && element instanceof HTMLElement;
      const extra = element.getAttributeNames().filter((each) => !attributes.includes(each));
      const href = element.getAttribute('href') ?? '';
      const opens = `${element.getAttribute('target')} ${element.getAttribute('rel')}`;
      const leadsAway = name === 'a' && /^https?:/i.test(href);
      return [
        ...(isAllowed ? [] : [`there is <${name}>`]),
        ...extra.map((each) => `<${name}> has ${each}`),
        ...(opens === (leadsAway ? '_blank noopener noreferrer' : 'null null')
          ? []
          : [`<${name}> to ${href.slice(0, 80)} has target and rel ${opens}`]),
      ];
    }),
  );
}

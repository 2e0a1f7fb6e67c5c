/**
 * Functions that run in the page before its scripts. Each must be self-contained, because its source is sent to the
 * browser.
 */

/** A URL that an element had at any time: such as `a href`, and the attribute's value. */
export type SeenUrl = { place: string; value: string };

/** Globals that `record` writes. */
type Recorded = { seenUrls: Map<string, SeenUrl>; seenElements: Set<string> };

/** Replaces `fetch`: the test responds to API calls where it has a response. */
export function respondFromTest(): void {
  const real = window.fetch;
  const shared = window as typeof window & {
    hostileResponse: (pathname: string) => Promise<string | null>;
    pendingResponses: number;
  };
  shared.pendingResponses = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const asked = request.method === 'GET' && origin === location.origin;
    shared.pendingResponses += 1;
    const body =
      asked && pathname.startsWith('/api/') ? await shared.hostileResponse(pathname) : null;
    shared.pendingResponses -= 1;
    return body === null ? real(input, init) : new Response(body, { status: 200 });
  };
}

/** Client-side navigation; waits until nothing is loading. */
export async function navigate(path: string): Promise<void> {
  const shared = window as typeof window & { pendingResponses: number };
  const tick = () => new Promise((done) => setTimeout(done, 30));
  const heading = () => document.querySelector('h1');
  const last = heading();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  // Pages of the same kind may keep the element.
  for (let turn = 0; turn < 50 && heading() === last; turn += 1) await tick();
  const loading = () =>
    shared.pendingResponses > 0 ||
    heading() === null ||
    document.querySelector('[class*="_spinner_"]') !== null;
  for (let still = 0; still < 4; still = loading() ? 0 : still + 1) await tick();
}

/** Records every URL and every marked element that is ever in the page. */
export function record(): void {
  const urls = new Map<string, SeenUrl>();
  const elements = new Set<string>();
  Object.assign(window, { seenUrls: urls, seenElements: elements });
  const names =
    'href src srcset poster action formaction data xlink:href ping background imagesrcset cite content';
  const note = (element: Element) => {
    if (element.localName === 'em') elements.add(element.textContent ?? '');
    for (const name of names.split(' ')) {
      const value = element.getAttribute(name);
      const place = `${element.localName} ${name}`;
      if (value) urls.set(`${place} ${value}`, { place, value });
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) note(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        note(node);
        for (const each of node.querySelectorAll('*')) note(each);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The recorded data; empty when scripts are disabled. */
export function readRecord(): { urls: SeenUrl[]; elements: string[] } {
  const { seenUrls, seenElements } = window as typeof window & Partial<Recorded>;
  return { urls: [...(seenUrls?.values() ?? [])], elements: [...(seenElements ?? [])] };
}

/** Replaces a text in all server responses. Runs before the page's scripts. */
export function replaceServerText([from, to]: readonly [string, string]): void {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const read = Response.prototype.text;
  Response.prototype.text = async function text() {
    return (await read.call(this)).replaceAll(inJson(from), inJson(to));
  };
  Response.prototype.json = async function json() {
    return JSON.parse(await this.text());
  };
}

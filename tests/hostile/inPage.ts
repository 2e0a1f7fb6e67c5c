/** What runs inside a page from its start. Each function stands alone, because its text is sent to the browser. */

/** An address that an element had at any time: `a href`, and the attribute's value. */
export type SeenAddress = { place: string; value: string };

/** What a page's script can read of `record`. */
type Recorded = { seenAddresses: Map<string, SeenAddress>; seenElements: Set<string> };

/** Calls of the backend are answered by the test, where it has an answer. Runs before anything else. */
export function answerFromTest(): void {
  const real = window.fetch;
  const shared = window as typeof window & {
    hostileAnswer: (pathname: string) => Promise<string | null>;
    pendingAnswers: number;
  };
  shared.pendingAnswers = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const asked = request.method === 'GET' && origin === location.origin;
    shared.pendingAnswers += 1;
    const body =
      asked && pathname.startsWith('/api/') ? await shared.hostileAnswer(pathname) : null;
    shared.pendingAnswers -= 1;
    return body === null ? real(input, init) : new Response(body, { status: 200 });
  };
}

/** Lets the router show a path, and waits until nothing of the page is loading any more. */
export async function turnTo(path: string): Promise<void> {
  const shared = window as typeof window & { pendingAnswers: number };
  const tick = () => new Promise((done) => setTimeout(done, 30));
  const heading = () => document.querySelector('h1');
  const last = heading();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  // A page of the same kind may keep the element.
  for (let turn = 0; turn < 50 && heading() === last; turn += 1) await tick();
  const loading = () =>
    shared.pendingAnswers > 0 ||
    heading() === null ||
    document.querySelector('[class*="_spinner_"]') !== null;
  for (let still = 0; still < 4; still = loading() ? 0 : still + 1) await tick();
}

/** Notes every address and every marked element that is in the page at any time, however short. */
export function record(): void {
  const addresses = new Map<string, SeenAddress>();
  const elements = new Set<string>();
  Object.assign(window, { seenAddresses: addresses, seenElements: elements });
  const names =
    'href src srcset poster action formaction data xlink:href ping background imagesrcset cite content';
  const note = (element: Element) => {
    if (element.localName === 'em') elements.add(element.textContent ?? '');
    for (const name of names.split(' ')) {
      const value = element.getAttribute(name);
      const place = `${element.localName} ${name}`;
      if (value) addresses.set(`${place} ${value}`, { place, value });
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

/** What `record` has noted so far; nothing where scripts do not run. */
export function readRecord(): { addresses: SeenAddress[]; elements: string[] } {
  const { seenAddresses, seenElements } = window as typeof window & Partial<Recorded>;
  return { addresses: [...(seenAddresses?.values() ?? [])], elements: [...(seenElements ?? [])] };
}

/** Has the server say something else than its own words, wherever an answer holds them. Runs before anything else. */
export function replaceWords([from, to]: readonly [string, string]): void {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const read = Response.prototype.text;
  Response.prototype.text = async function text() {
    return (await read.call(this)).replaceAll(inJson(from), inJson(to));
  };
  Response.prototype.json = async function json() {
    return JSON.parse(await this.text());
  };
}

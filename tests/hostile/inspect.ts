/** Looks at a page that shows hostile content, from inside. Each function stands alone, because its text is sent to the browser. */

/** Presses, points at and focuses everything in the blocks. Links that lead somewhere are kept from going there. */
export function touchEverything(blocks: string): void {
  const stay = (event: Event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (!link || /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
  };
  window.addEventListener('click', stay);
  const types = ['pointerenter', 'mouseover', 'mouseenter', 'mousemove', 'focus', 'contextmenu'];
  for (const block of document.querySelectorAll(blocks)) {
    for (const element of [...block.querySelectorAll('*')].slice(0, 400)) {
      for (const type of [...types, 'click']) {
        element.dispatchEvent(
          new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }),
        );
      }
    }
  }
  window.removeEventListener('click', stay);
}

/** The page without what the blocks hold, and everything that HTML could change from within them. */
export function surroundingsOf(blocks: string): Record<string, unknown> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(blocks)) block.replaceChildren();
  // A description is made of the words of the HTML, as it should be.
  for (const meta of copy.querySelectorAll(
    'meta[name="description"], meta[property$=":description"]',
  )) {
    meta.setAttribute('content', '');
  }
  // What is announced stands there for a moment only.
  for (const part of copy.querySelectorAll(
    'script, style, link[rel="modulepreload"], [aria-live]',
  )) {
    part.remove();
  }
  const kinds: Record<string, string> = {};
  for (const key in document) {
    const value: unknown = document[key as keyof Document];
    // React adds a name that differs each time.
    if (key.startsWith('_react')) continue;
    kinds[key] = value instanceof Node ? value.nodeName : typeof value;
  }
  const names = [...document.querySelectorAll(blocks)].flatMap((block) =>
    [...block.querySelectorAll('[id], [name]')].map(({ id }) => id || 'a name'),
  );
  const looks = ['html', 'body', 'header', 'main', 'h1', 'footer'].map((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [selector, 'missing'];
    const { display, position, visibility, color, backgroundColor, backgroundImage, fontFamily } =
      getComputedStyle(element);
    return [
      selector,
      display,
      position,
      visibility,
      color,
      backgroundColor,
      backgroundImage,
      fontFamily,
    ];
  });
  const covered = ['header', 'h1'].map((selector) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    if (!box || box.bottom < 1 || box.top > innerHeight) return `${selector} is out of sight`;
    const top = document.elementFromPoint(box.left + 20, Math.max(box.top + box.height / 2, 1));
    return `${selector} is ${top?.closest(blocks) ? 'covered' : 'free'}`;
  });
  return {
    html: copy.outerHTML,
    title: document.title,
    base: new URL('x', document.baseURI).origin,
    path: location.pathname,
    kinds,
    names,
    looks,
    covered,
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

/** What is wrong with cleaned HTML, block by block: a list for each. */
export function faultsOf(blocks: string): string[][] {
  const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'];
  const linkFaults = (link: Element) => {
    const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
    const address = url.href.slice(0, 80);
    if (!/^(https?|mailto|tel):$/.test(url.protocol)) return [`leads to ${address}`];
    const away = /^https?:$/.test(url.protocol) && url.origin !== location.origin;
    const own = url.origin === location.origin && !/^https?:/.test(link.getAttribute('href') ?? '');
    const target = link.getAttribute('target');
    const rel = link.getAttribute('rel');
    if (away && (target !== '_blank' || rel !== 'noopener noreferrer')) {
      return [`leads to ${address} with target ${target} and rel ${rel}`];
    }
    return own && (target || rel) ? [`leads within the site with target ${target}`] : [];
  };
  const sourceFaults = (element: Element) => {
    const source = element.getAttribute('src') ?? '';
    const url = new URL(source, document.baseURI);
    const plain = url.origin === location.origin || /^https?:\/\/[^/]/i.test(source);
    return plain && /^https?:$/.test(url.protocol) && !url.username
      ? []
      : [`loads ${source.slice(0, 80)}`];
  };
  return [...document.querySelectorAll(blocks)].map((block) => {
    const clips = getComputedStyle(block).overflow === 'clip';
    const frame = block.getBoundingClientRect();
    return [...block.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const foreign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
      const odd = element
        .getAttributeNames()
        .filter(
          (each) => !attributes.includes(each) && !(name === 'a' && /^(target|rel)$/.test(each)),
        );
      const box = element.getBoundingClientRect();
      const out = box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1);
      return [
        ...(foreign ? [`<${name}> is no HTML`] : []),
        ...odd.map((each) => `<${name}> has ${each}`),
        ...(getComputedStyle(element).position === 'static' ? [] : [`<${name}> is positioned`]),
        ...(out && !clips ? [`<${name}> is outside its block`] : []),
        ...(element.hasAttribute('href') ? linkFaults(element) : []),
        ...(element.hasAttribute('src') ? sourceFaults(element) : []),
      ];
    });
  });
}

/** What a page says of its blocks and of what is around them. */
export type Sight = {
  faults: string[][];
  surroundings: Record<string, unknown>;
  /** Addresses of pictures that name another host openly, which is what pictures are for. */
  pictures: string[];
};

type Looking = {
  touchEverything: typeof touchEverything;
  surroundingsOf: typeof surroundingsOf;
  faultsOf: typeof faultsOf;
};

/** Waits for the heading, touches everything in the blocks and looks at the page. With a path the router shows that first. */
export async function look(options: {
  blocks: string;
  heading: string;
  path?: string;
}): Promise<Sight> {
  const { blocks, heading, path } = options;
  const looking = (window as typeof window & { looking: Looking }).looking;
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  if (path !== undefined) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  const shown = () =>
    document.querySelector('h1')?.textContent === heading && document.querySelector(blocks);
  for (let turn = 0; !shown() && turn < 1000; turn += 1) await pause(10);
  if (!shown()) throw new Error(`The page did not show ${heading}.`);
  await pause(20);
  looking.touchEverything(blocks);
  await pause(20);
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`:is(${blocks}) img`)]
    .filter((image) => /^https?:/.test(image.getAttribute('src') ?? ''))
    .map((image) => image.src);
  return {
    faults: looking.faultsOf(blocks),
    surroundings: looking.surroundingsOf(blocks),
    pictures,
  };
}

/** Script that lends `look` the other functions. */
export const lookingScript = `window.looking = { ${[touchEverything, surroundingsOf, faultsOf]
  .map((each) => `${each.name}: ${each}`)
  .join(', ')} }`;

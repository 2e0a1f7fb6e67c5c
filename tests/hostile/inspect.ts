/**
 * Functions that inspect a page with hostile content. Each must be self-contained, because its source is sent to the
 * browser.
 */

/** Clicks, hovers and focuses everything in the blocks, without following links. */
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

/** The page without the blocks' content, and everything that HTML in them could affect. */
export function surroundingsOf(blocks: string): Record<string, unknown> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(blocks)) block.replaceChildren();
  // The description is derived from the HTML.
  for (const meta of copy.querySelectorAll(
    'meta[name="description"], meta[property$=":description"]',
  )) {
    meta.setAttribute('content', '');
  }
  // Announcements are temporary.
  for (const part of copy.querySelectorAll(
    'script, style, link[rel="modulepreload"], [aria-live]',
  )) {
    part.remove();
  }
  const kinds: Record<string, string> = {};
  for (const key in document) {
    const value: unknown = document[key as keyof Document];
    // React adds a random name.
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

/** Faults of sanitised HTML, one list per block. */
export function faultsOf(blocks: string): string[][] {
  const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'];
  const linkFaults = (link: Element) => {
    const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
    const shown = url.href.slice(0, 80);
    if (!/^(https?|mailto|tel):$/.test(url.protocol)) return [`leads to ${shown}`];
    const away = /^https?:$/.test(url.protocol) && url.origin !== location.origin;
    const own = url.origin === location.origin && !/^https?:/.test(link.getAttribute('href') ?? '');
    const target = link.getAttribute('target');
    const rel = link.getAttribute('rel');
    if (away && (target !== '_blank' || rel !== 'noopener noreferrer')) {
      return [`leads to ${shown} with target ${target} and rel ${rel}`];
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
    const blockBox = block.getBoundingClientRect();
    return [...block.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const foreign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
      const odd = element
        .getAttributeNames()
        .filter(
          (each) => !attributes.includes(each) && !(name === 'a' && /^(target|rel)$/.test(each)),
        );
      const box = element.getBoundingClientRect();
      const out = box.width > 0 && (box.right > blockBox.right + 1 || box.left < blockBox.left - 1);
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

/** Result of an inspection. */
export type Inspection = {
  faults: string[][];
  surroundings: Record<string, unknown>;
  /** URLs of images with an explicit foreign host, which are allowed. */
  images: string[];
};

type PageFunctions = {
  touchEverything: typeof touchEverything;
  surroundingsOf: typeof surroundingsOf;
  faultsOf: typeof faultsOf;
};

/** Waits for the heading, interacts with the blocks and inspects the page; navigates to `path` first, if given. */
export async function inspect(options: {
  blocks: string;
  heading: string;
  path?: string;
}): Promise<Inspection> {
  const { blocks, heading, path } = options;
  const pageFunctions = (window as typeof window & { pageFunctions: PageFunctions }).pageFunctions;
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
  pageFunctions.touchEverything(blocks);
  await pause(20);
  const images = [...document.querySelectorAll<HTMLImageElement>(`:is(${blocks}) img`)]
    .filter((image) => /^https?:/.test(image.getAttribute('src') ?? ''))
    .map((image) => image.src);
  return {
    faults: pageFunctions.faultsOf(blocks),
    surroundings: pageFunctions.surroundingsOf(blocks),
    images,
  };
}

/** Script that injects the other functions for `inspect`. */
export const inspectScript = `window.pageFunctions = { ${[touchEverything, surroundingsOf, faultsOf]
  .map((each) => `${each.name}: ${each}`)
  .join(', ')} }`;

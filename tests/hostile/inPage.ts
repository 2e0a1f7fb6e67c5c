/** Functions that run in the page. Each must be self-contained, because its source is sent to the browser. */

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
export function surroundingsOf(blocks: string): { parts: string[]; isWide: boolean } {
  const page = document.documentElement;
  const copy = page.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(blocks)) block.replaceChildren();
  // The description is derived from the HTML, and announcements are temporary.
  const changing =
    'meta[name="description"], meta[property$=":description"], script, style, link[rel="modulepreload"], [aria-live]';
  for (const part of copy.querySelectorAll(changing)) part.remove();
  return { parts: copy.outerHTML.split(/(?=<)/), isWide: page.scrollWidth > page.clientWidth };
}

/** Selector of blocks of HTML, and the tags and attributes that are allowed in them. */
type Rules = { blocks: string; tags: string[]; attributes: string[] };

/**
 * Faults of sanitised HTML except its URLs, one list per block. Only elements and attributes outside the rules, such as
 * `style`, `class`, `id` and `name`, could change or cover other parts of the page. Thousands of elements freeze it.
 */
export function faultsOf({ blocks, tags, attributes }: Rules): string[][] {
  return [...document.querySelectorAll(blocks)].map((block) => {
    const elements = [...block.querySelectorAll('*')];
    if (elements.length > 1000) return [`there are ${elements.length} elements`];
    return elements.flatMap((element) => {
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
    });
  });
}

/**
 * Reports code of payloads that runs, and URLs in the page that run code, hide their host or name no scheme, as errors of
 * the console, also if they stay for a moment only.
 */
export function reportHarm(): void {
  Object.assign(window, { hit: (id: number) => console.error(`payload ${id} ran`) });
  const names = 'href src srcset poster action formaction data xlink:href ping background cite';
  const check = (element: Element) => {
    for (const name of names.split(' ')) {
      const value = element.getAttribute(name);
      if (!value) continue;
      const url = URL.parse(value, `${location.origin}/`);
      const schemes = element.localName === 'a' ? /^(https?|mailto|tel):$/ : /^https?:$/;
      const isPlain = url && schemes.test(url.protocol) && !url.username && !url.password;
      const stays = url?.origin === location.origin || !/^https?:$/.test(url?.protocol ?? '');
      if (isPlain && (stays || /^https?:\/\/[^/\\]/i.test(value))) continue;
      console.error(`<${element.localName}> has ${name} ${value.slice(0, 80)}`);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const elements = [target, ...addedNodes].filter((node) => node instanceof Element);
      const inner = elements.slice(1).flatMap((each) => [...each.querySelectorAll('*')]);
      for (const each of [...elements, ...inner]) check(each);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

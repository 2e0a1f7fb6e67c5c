import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { Html } from '#contract/decoder.ts';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { type HeadingLevel, headingLevels } from '#shared/lib/headingLevels.ts';
import { plainText, sourceOf } from '#shared/lib/plainText.ts';
import { safeUrl, type UrlKind } from '#shared/lib/safeUrl.ts';

/** Nesting up to which HTML is shown. Browsers limit it to about 512; JSDOM is slow beyond that or overflows the stack. */
export const maxDepth = 100;

/**
 * Elements, attributes and comments up to which HTML of a length is shown. A dense table has an element in eleven
 * characters; more would take over ten times as long to clean as plain text of that length.
 */
const maxPartsOf = (html: string) => 200 + html.length / 10;

/** What the removal of a node costs more than to keep it, also for each child that moves to its place. */
const costOfRemoval = 3;

/** Stops the work on HTML that has too many parts. */
export class TooManyParts extends Error {}

/** Parses HTML up to a number of elements, or a depth, beyond which it throws `TooManyParts`. */
export type CheckSize = (html: string, maxParts: number) => void;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
type TrustedTypes = { createPolicy: (name: string, rules: object) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('dompurify', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
});
const sign = (html: string) => policy?.createHTML(html) ?? html;

/** Lets the browser parse piece by piece, in a document without scripts and requests. */
const checkInBrowser: CheckSize = (html, maxParts) => {
  const page = document.implementation.createHTMLDocument();
  const elements = page.getElementsByTagName('*');
  // An element with this name hides the page's own.
  const { write } = Document.prototype;
  const tooDeep = `${'* > '.repeat(maxDepth)}*`;
  let sizeOfDepth = 0;
  // Few tags fit, because each may make the parser repeat all formatting elements that are still open.
  const length = Math.max(64, Math.ceil(html.length / 250));
  for (let start = 0; start < html.length; start += length) {
    write.call(page, sign(html.slice(start, start + length)) as string);
    if (elements.length > maxParts) throw new TooManyParts();
    // Looking for the depth each time would take long.
    if (elements.length < 2 * sizeOfDepth && start + length < html.length) continue;
    sizeOfDepth = elements.length;
    if (elements[0]?.querySelector(tooDeep)) throw new TooManyParts();
  }
};

let purifier = DOMPurify.isSupported ? DOMPurify : null;
let checkSize = checkInBrowser;

/** Sets what prerendering has instead of a browser. */
export function injectDom(window: WindowLike, check: CheckSize): void {
  purifier = DOMPurify(window);
  checkSize = check;
}

const config = {
  // Without the body, its whole content would be copied.
  ALLOWED_TAGS: ['body', ...allowedHtml.tags],
  ALLOWED_ATTR: allowedHtml.attributes.filter((name) => name !== 'target' && name !== 'rel'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM: true,
  TRUSTED_TYPES_POLICY: policy,
} satisfies Config;

const inlineTags = 'a b body br code em i img s small span strong sub sup u'.split(' ');

/** For headings, in which block elements are invalid. The text of a block stays. */
const inlineConfig = {
  ...config,
  ALLOWED_TAGS: config.ALLOWED_TAGS.filter((tag) => inlineTags.includes(tag)),
};

/** Attributes with a URL. */
const urlAttributes = new Map<string, UrlKind>([
  ['href', 'link'],
  ['src', 'media'],
]);

/** Replaces headings by those of the levels that the outline has room for. */
function fitHeadings(headings: Element[], below: HeadingLevel): void {
  const levels = headingLevels(
    headings.map(({ tagName }) => tagName),
    below,
  );
  for (const [index, heading] of headings.entries()) {
    const fitting = heading.ownerDocument.createElement(`h${levels[index]}`);
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** Where HTML stands: the path of the page, the level of the heading above, and whether it is a heading itself. */
export type Place = { page: string; below: HeadingLevel; isHeading: boolean };

/** Cleans HTML of at most `maxParts`. Throws `TooManyParts`. */
function purify(source: string, maxParts: number, { page, below, isHeading }: Place): string {
  if (!purifier) throw new Error('There is no document to clean HTML with.');
  let parts = 0;
  const count = (more: number) => {
    parts += more;
    if (parts > maxParts) throw new TooManyParts();
  };
  purifier.removeAllHooks();
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (tagName === '#text') return;
    count(1 + ((node as Element).attributes?.length ?? 0));
    if (!allowedTags[tagName]) count(costOfRemoval * (1 + node.childNodes.length));
  });
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const kind = urlAttributes.get(attribute.attrName);
    if (!kind) return;
    const url = safeUrl(attribute.attrValue, kind, page);
    attribute.keepAttr = url !== null;
    attribute.attrValue = url ?? '';
  });
  const headings: Element[] = [];
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && /^https?:/.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (!/^H[1-6]$/.test(element.tagName)) return;
    headings.push(element);
    count(1);
  });
  checkSize(source, maxParts);
  const body = purifier.sanitize(source, isHeading ? inlineConfig : config) as HTMLElement;
  fitHeadings(headings, below);
  // What is parsed again may be more: removed elements no longer keep paragraphs apart.
  const { innerHTML } = body;
  checkSize(innerHTML, maxParts);
  return innerHTML;
}

/** Elements whose content is in no document, or whose attributes become those of the page. Other names make them plain. */
const special = /<(\/?)(?=template|body|html|frameset)/gi;

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Sanitises HTML from the backend; text, images and links remain. HTML with too many parts, or nested too deeply, is
 * reduced to its text, and so are blocks in a heading. Returns TrustedHTML if the browser supports it. Throws without a
 * window.
 */
export function cleanHtml(html: Html, place: Place): TrustedHTML | string {
  const source = sourceOf(html).replace(special, '<$1x-');
  try {
    return sign(purify(source, maxPartsOf(source), place));
  } catch (error) {
    if (!(error instanceof TooManyParts)) throw error;
    return sign(asHtml(plainText(html)));
  }
}

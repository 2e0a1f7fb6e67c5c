import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { Html } from '#contract/decoder.ts';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { plainText, sourceOf } from '#shared/lib/plainText.ts';
import { safeUrl, type UrlKind } from '#shared/lib/safeUrl.ts';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: allowedHtml.tags,
  ALLOWED_ATTR: allowedHtml.attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

const inlineTags = /^(?:a|b|br|code|em|i|img|s|small|span|strong|sub|sup|u)$/;

/** For headings, in which block elements are invalid. The text of a block stays. */
const inlineConfig: typeof config = {
  ...config,
  ALLOWED_TAGS: allowedHtml.tags.filter((tag) => inlineTags.test(tag)),
};

/** Attributes with a URL. */
const urlAttributes = new Map<string, UrlKind>([
  ['href', 'link'],
  ['src', 'media'],
]);

/** Applies `safeUrl` to links and media; external links open in a new tab without an opener. */
function withSafeUrls(purifier: typeof DOMPurify): typeof DOMPurify {
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const kind = urlAttributes.get(attribute.attrName);
    if (!kind) return;
    const url = safeUrl(attribute.attrValue, kind);
    attribute.keepAttr = url !== null;
    attribute.attrValue = url ?? '';
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    const external = /^https?:/i.test(node.getAttribute('href') ?? '');
    node.removeAttribute('target');
    node.removeAttribute('rel');
    if (external) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return purifier;
}

let purifier = DOMPurify.isSupported ? withSafeUrls(DOMPurify) : null;

/** Sets the window for prerendering, which has no DOM of its own. */
export function injectWindow(window: WindowLike): void {
  purifier = withSafeUrls(DOMPurify(window));
}

/** Elements that do not nest: void ones, and those that a following element closes implicitly. */
const flat = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
);

/** Whether HTML may nest deeper than `limit`. Estimated from the tags in one pass, as an upper bound. */
function nestsDeeperThan(html: string, limit: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    if (flat.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    open.set(name, count + (slash ? -1 : 1));
    depth += slash ? -1 : 1;
    if (depth > limit) return true;
  }
  return false;
}

/**
 * Maximum nesting. Browsers limit it to about 512; JSDOM is slow beyond that or overflows the stack. One counted
 * element can create up to five, as in tables.
 */
const maxDepth = 100;

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Sanitises HTML from the backend; text, images and links remain. HTML nested too deeply is reduced to its text, and
 * with `isInline` so are blocks. Returns TrustedHTML if the browser supports it. Throws without a window.
 */
export function cleanHtml(html: Html, isInline = false): TrustedHTML | string {
  if (!purifier) throw new Error('There is no document to clean HTML with.');
  const given = sourceOf(html);
  const source = nestsDeeperThan(given, maxDepth) ? asHtml(plainText(html)) : given;
  return purifier.sanitize(source, isInline ? inlineConfig : config);
}

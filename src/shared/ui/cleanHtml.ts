import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { nestsDeeperThan } from '#shared/lib/nesting.ts';
import { plainText } from '#shared/lib/plainText.ts';
import { safeUrl, type UrlKind } from '#shared/lib/safeUrl.ts';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: allowedHtml.tags,
  ALLOWED_ATTR: allowedHtml.attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

/** Attributes that hold an url. */
const urlAttributes = new Map<string, UrlKind>([
  ['href', 'link'],
  ['src', 'media'],
]);

/** Addresses are those that every other place of the site allows; external links open in a new tab that cannot reach back. */
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

/** For prerendering, which has no document of its own and lends one. */
export function injectWindow(window: WindowLike): void {
  purifier = withSafeUrls(DOMPurify(window));
}

/**
 * Browsers nest no deeper than about 500 elements; a document in Node takes minutes for more, or overflows. Up to five
 * stand for one that counts, as in a table.
 */
const deepest = 100;

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * HTML from the backend, cleaned of everything but text, pictures and links. Of HTML that nests deeper than any text
 * does, the words stay. Where the browser knows trusted types the result is one. Throws where there is no document to
 * parse it with.
 */
export function cleanHtml(html: string): TrustedHTML | string {
  if (!purifier) throw new Error('There is no document to clean HTML with.');
  const source = nestsDeeperThan(html, deepest) ? asHtml(plainText(html)) : html;
  return purifier.sanitize(source, config);
}

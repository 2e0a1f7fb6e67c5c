import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { Html } from '#contract/decoder.ts';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { sourceOf } from '#shared/lib/plainText.ts';
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

/**
 * Sanitises HTML from the backend; text, images and links remain. With `isInline` blocks are reduced to their text. Returns
 * TrustedHTML if the browser supports it. Throws without a window.
 */
export function cleanHtml(html: Html, isInline = false): TrustedHTML | string {
  if (!purifier) throw new Error('There is no document to clean HTML with.');
  return purifier.sanitize(sourceOf(html), isInline ? inlineConfig : config);
}

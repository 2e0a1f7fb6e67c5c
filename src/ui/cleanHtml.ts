import DOMPurify, { type Config, type WindowLike } from 'dompurify';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'pre', 'span', 'div'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'target',
    'rel',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP:
    /^(?:(?:https?|mailto|tel):|\/(?![\\/])|#|[^a-z\\/]|[a-z.+-]+(?:[^a-z.+\-:]|$))/i,
  RETURN_TRUSTED_TYPE: true,
};

/** External links open in a new tab that cannot reach back. */
function withSafeLinks(purifier: typeof DOMPurify): typeof DOMPurify {
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

let purifier = DOMPurify.isSupported ? withSafeLinks(DOMPurify) : null;

/** For prerendering, which has no document of its own and lends one. */
export function lendWindow(window: WindowLike): void {
  purifier = withSafeLinks(DOMPurify(window));
}

/**
 * HTML from the backend, cleaned of everything but text, pictures and links. Where the browser knows trusted types
 * the result is one. Throws where there is no document to parse it with.
 */
export function cleanHtml(html: string): string {
  if (!purifier) throw new Error('There is no document to clean HTML with.');
  return purifier.sanitize(html, config) as unknown as string;
}

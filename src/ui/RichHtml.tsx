import DOMPurify, { type Config } from 'dompurify';
import styles from './RichHtml.module.css';

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
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  const external = /^https?:/i.test(node.getAttribute('href') ?? '');
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (external) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

type RichHtmlProps = { html: string; className?: string };

/** HTML from the backend, cleaned. The only place of the site that sets inner HTML (section 2: "All block HTML is sanitised first"). */
export function RichHtml({ html, className = '' }: RichHtmlProps) {
  return (
    <div
      className={`${styles.rich} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify right here
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, config) as unknown as string }}
    />
  );
}

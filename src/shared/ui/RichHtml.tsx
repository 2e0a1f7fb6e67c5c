import { cleanHtml } from './cleanHtml.ts';
import styles from './RichHtml.module.css';

type RichHtmlProps = { html: string; className?: string };

/** Sanitised HTML from the backend. The only use of inner HTML. */
export function RichHtml({ html, className = '' }: RichHtmlProps) {
  return (
    <div
      className={`${styles.rich} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify right here
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}

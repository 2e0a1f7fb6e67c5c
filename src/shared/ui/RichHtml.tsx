import { cleanHtml } from './cleanHtml.ts';
import styles from './RichHtml.module.css';

type RichHtmlProps = { html: string; className?: string };

/** HTML from the backend, cleaned. The only place of the site that sets inner HTML (section 2: "All block HTML is sanitised first"). */
export function RichHtml({ html, className = '' }: RichHtmlProps) {
  return (
    <div
      className={`${styles.rich} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify right here
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}

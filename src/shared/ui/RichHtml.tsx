import type { Html } from '#contract/decoder.ts';
import { cleanHtml } from './cleanHtml.ts';
import styles from './RichHtml.module.css';

type RichHtmlProps = {
  html: Html;
  className?: string;
  /** Block elements are invalid inside a heading. */
  as?: 'div' | `h${3 | 4 | 5 | 6}`;
};

/** Sanitised HTML from the backend. Only this component sets inner HTML. */
export function RichHtml({ html, className = '', as: Element = 'div' }: RichHtmlProps) {
  return (
    <Element
      dir="auto"
      className={`${styles.rich} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify right here
      dangerouslySetInnerHTML={{ __html: cleanHtml(html, Element !== 'div') }}
    />
  );
}

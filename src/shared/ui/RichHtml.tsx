import type { Html } from '#contract/decoder.ts';
import { cleanHtml, type Place } from './cleanHtml.ts';
import styles from './RichHtml.module.css';

type RichHtmlProps = Omit<Place, 'isHeading'> & {
  html: Html;
  className?: string;
  /** Block elements are invalid inside a heading. */
  as?: 'div' | `h${Place['below']}`;
};

/** Sanitised HTML from the backend. Only this component sets inner HTML. */
export function RichHtml({
  html,
  page,
  below,
  className = '',
  as: Element = 'div',
}: RichHtmlProps) {
  const isHeading = Element !== 'div';
  return (
    <Element
      dir="auto"
      className={`${styles.rich} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify right here
      dangerouslySetInnerHTML={{ __html: cleanHtml(html, { page, below, isHeading }) }}
    />
  );
}

import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = {
  /** Group name: opening one item closes the others and the first is open at first. Without it all start closed and each toggles alone. */
  name?: string;
  items: readonly { id: number; title: ReactNode; text: ReactNode }[];
};

/** Accordion on native `<details>`: exclusive like the FAQ, or independent like the privacy sections (section 4). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, text }, index) => (
        <details
          key={id}
          name={name}
          open={name !== undefined && index === 0}
          className={styles.item}
        >
          <summary className={styles.summary}>
            <span>{title}</span>
            <span className={styles.marker} aria-hidden="true" />
          </summary>
          <div className={styles.text}>{typeof text === 'string' ? <p>{text}</p> : text}</div>
        </details>
      ))}
    </div>
  );
}

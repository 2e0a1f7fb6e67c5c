import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = {
  /**
   * Group name: only one item is open at a time, initially the first (the oldest supported browsers let several be
   * open). Without a name items are independent and initially closed.
   */
  name?: string;
  items: readonly { id: number; title: ReactNode; text: ReactNode }[];
};

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

import type { ReactNode, ToggleEvent } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = {
  /**
   * Group name: only one item is open at a time, initially the first. Without a name items are independent and
   * initially closed.
   */
  name?: string;
  items: readonly { id: number; title: ReactNode; text: ReactNode }[];
};

/** Closes the other items of a group. Browsers do that themselves, but the oldest supported ones. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const item of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (item !== opened) item.open = false;
  }
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, text }, index) => (
        <details
          key={id}
          name={name}
          open={name !== undefined && index === 0}
          onToggle={name === undefined ? undefined : closeOthers}
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

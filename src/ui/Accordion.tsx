import styles from './Accordion.module.css';

type AccordionProps = {
  /** Group name: opening one item closes the others of the group. */
  name: string;
  items: readonly { id: number; title: string; text: string }[];
};

/** Exclusive accordion on native `<details name>`; the first item is open at first (section 4). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, text }, index) => (
        <details key={id} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  );
}

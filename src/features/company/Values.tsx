import { aboutPage } from './about.ts';
import styles from './Values.module.css';

const { title, items } = aboutPage.values;

export function Values() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="values-heading">
      <div className={`container ${styles.layout}`}>
        <h2 id="values-heading" className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.values}>
          {items.map((value) => (
            <li key={value.title} className={styles.value}>
              <h3 className={styles.title}>{value.title}</h3>
              <p className={styles.text}>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { aboutPage } from './about.ts';
import styles from './Values.module.css';

const { title, items } = aboutPage.values;

export function Values() {
  return (
    <section className="section deep" aria-labelledby="values-heading">
      <div className={`container columns ${styles.layout}`}>
        <h2 id="values-heading" className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.values}>
          {items.map((value) => (
            <li key={value.title} className={styles.value}>
              <h3 className="h4">{value.title}</h3>
              <p className={`note ${styles.text}`}>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
        <ul className={`stack ${styles.values}`}>
          {Object.entries(items).map(([name, text]) => (
            <li key={name} className="ruled strong">
              <h3 className="h4">{name}</h3>
              <p className={`note ${styles.text}`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

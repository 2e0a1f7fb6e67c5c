import styles from './Steps.module.css';

type StepsProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Title → text. */
  steps: Record<string, string>;
  /** Background; `paper` before the dark footer. */
  background: 'ink' | 'paper';
};

export function Steps({ id, title, steps, background }: StepsProps) {
  return (
    <section
      className={`page-section ${background === 'ink' ? 'on-ink' : 'paper-deep'}`}
      aria-labelledby={id}
    >
      <div className="container">
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <ol className={styles.steps}>
          {Object.entries(steps).map(([step, text]) => (
            <li key={step} className={`relative wrap ${styles.step}`}>
              <h3 className="h4 space-above">{step}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

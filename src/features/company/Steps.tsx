import styles from './Steps.module.css';

type StepsProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Background; `paper` before the dark footer. */
  background: 'ink' | 'paper';
};

export function Steps({ id, title, steps, background }: StepsProps) {
  return (
    <section
      className={`page-section ${background === 'ink' ? 'on-ink' : 'deep'}`}
      aria-labelledby={id}
    >
      <div className="container">
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={`anchor wrap ${styles.step}`}>
              <h3 className="h4 apart">{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

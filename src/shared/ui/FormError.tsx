import styles from './FormError.module.css';

/** What went wrong with a form, announced when it appears (section 8). */
export function FormProblem({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.problem}>
      {text && <p>{text}</p>}
    </div>
  );
}

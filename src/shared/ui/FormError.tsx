import styles from './FormError.module.css';

/** What went wrong with a form, announced when it appears (section 8). */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.error}>
      {text && <p>{text}</p>}
    </div>
  );
}

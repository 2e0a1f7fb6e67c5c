import styles from './FormError.module.css';

/** Error of a form, announced by screen readers. */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.error}>
      {text && <p>{text}</p>}
    </div>
  );
}

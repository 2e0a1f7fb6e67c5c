import styles from './FormError.module.css';

export function FormError({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.error}>
      {text && <p>{text}</p>}
    </div>
  );
}

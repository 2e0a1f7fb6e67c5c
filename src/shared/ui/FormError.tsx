import styles from './FormError.module.css';

export function FormError({ text }: { text: string }) {
  return (
    <div role="alert" className={`live-note ${styles.error}`}>
      {text && <p>{text}</p>}
    </div>
  );
}

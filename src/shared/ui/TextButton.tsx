import type { ButtonHTMLAttributes } from 'react';
import styles from './TextButton.module.css';

/** Button styled as a link, for secondary actions. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.text} />;
}

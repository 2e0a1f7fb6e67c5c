import type { ButtonHTMLAttributes } from 'react';
import styles from './TextButton.module.css';

/** A button that looks like a link, for a way out beside the main action. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.text} />;
}

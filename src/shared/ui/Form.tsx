import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/**
 * A form that the script sends. Without script it says so and sends nothing, because the method `dialog` has no effect
 * outside a dialog.
 */
export function Form({ children, ...attributes }: ComponentProps<'form'>) {
  return (
    <form method="dialog" {...attributes}>
      <noscript>
        <p className={styles.notice}>This form needs JavaScript. Without it nothing is sent.</p>
      </noscript>
      {children}
    </form>
  );
}

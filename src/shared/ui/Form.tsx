import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/**
 * A form that the script sends. Without one it says so and sends nothing: outside a dialog, the method `dialog` does
 * nothing.
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

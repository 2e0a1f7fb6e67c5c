import type { ReactNode } from 'react';
import styles from './TextField.module.css';

type FieldLayoutProps = {
  id: string;
  label: string;
  required?: boolean | undefined;
  wide?: boolean;
  hint?: string | undefined;
  hintId?: string;
  error: string;
  errorId: string;
  /** Announce the error, for errors that appear without moving the focus. */
  announced?: boolean;
  children: ReactNode;
};

export function FieldLayout(props: FieldLayoutProps) {
  const { id, label, required, wide, hint, hintId, error, errorId, announced, children } = props;
  return (
    <div className={`stack tight ${styles.field} ${wide ? 'whole' : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId} className="small soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={`small ${styles.error}`} role={announced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './TextField.module.css';
import type { FieldState } from './useFieldError.ts';

type FieldLayoutProps = {
  field: FieldState;
  label: string;
  /** Spans all columns of the form. */
  wide?: boolean | undefined;
  hint?: string | undefined;
  /** Announce the error, for errors that appear without moving the focus. */
  announced?: boolean;
  children: ReactNode;
};

/** Label, hint and error of a control. */
export function FieldLayout({ field, label, wide, hint, announced, children }: FieldLayoutProps) {
  const { error, control } = field;
  return (
    <div className={`stack gap-xs ${styles.field} ${wide ? 'full-width' : ''}`}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p id={`${control.id}-hint`} className="small soft">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${control.id}-error`}
          className={`small ${styles.error}`}
          role={announced ? 'alert' : undefined}
        >
          {error}
        </p>
      )}
    </div>
  );
}

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

/** Why a form could not be sent. */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert" className={`live-note ${styles.failure}`}>
      {text && <p>{text}</p>}
    </div>
  );
}

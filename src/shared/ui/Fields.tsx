/** Forms and their fields. */
import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import styles from './Fields.module.css';
import { Icon } from './Icon.tsx';
import { type FieldLimits, type FieldState, keyboards, useFieldError } from './useFieldError.ts';

type FieldLayoutProps = {
  field: FieldState;
  label: string;
  /** Spans all columns of the form. */
  wide?: boolean | undefined;
  hint?: ReactNode;
  /** Announce the error, for errors that appear without moving the focus. */
  announced?: boolean;
  children: ReactNode;
};

/** Label, hint and error of a control. `children` are the control, and what is over its end. */
export function FieldLayout({ field, label, wide, hint, announced, children }: FieldLayoutProps) {
  const { error, control } = field;
  return (
    <div className={`stack gap-xs ${styles.field} ${wide ? 'full-width' : ''}`}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      <div className="relative stack">{children}</div>
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

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Renders a textarea with that many rows. */
  rows?: number;
  wide?: boolean;
  limits?: FieldLimits;
  hint?: string | undefined;
  /** A button over the end of the field. */
  end?: ReactNode;
};

/** Text field with a label and its validation error. */
export function TextField(props: TextFieldProps) {
  const { label, rows, wide, limits, hint, end, ...attributes } = props;
  const { required = limits?.required } = attributes;
  const field = useFieldError({ ...limits, required });
  const { type = field.control.type ?? 'text' } = attributes;
  const shared = {
    ...field.control,
    ...keyboards[type],
    ...attributes,
    className: styles.control,
  };
  return (
    <FieldLayout field={field} label={label} wide={wide} hint={field.error ? '' : hint}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input {...shared} type={type} />}
      {end}
    </FieldLayout>
  );
}

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  label: string;
  name: string;
  wide?: boolean;
  hint?: ReactNode;
};

/** Select with a label and its validation error. */
export function SelectField(props: SelectFieldProps) {
  const { label, wide, hint, onChange, required, ...attributes } = props;
  const field = useFieldError({ required });
  const { onInput: check, ...control } = field.control;
  return (
    <FieldLayout field={field} label={label} wide={wide} hint={hint}>
      <select
        {...control}
        {...attributes}
        // Updates on `input`: a render between `input` and `change` would reset the selection.
        onChange={(event) => {
          onChange?.(event);
          check(event);
        }}
        className={`${styles.control} ${styles.select}`}
      />
      <Icon name="chevronDown" size={20} className={styles.chevron} />
    </FieldLayout>
  );
}

import type { InputHTMLAttributes } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { constraintsOf, type FieldLimits, useFieldError } from './useFieldError.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Renders a textarea with that many rows. */
  rows?: number;
  /** Spans all columns of the form. */
  wide?: boolean;
  /** Near the maximum length a hint shows the length. */
  limits?: FieldLimits;
};

/** Text field with a label and its validation error. */
export function TextField({
  label,
  rows,
  wide = false,
  limits = {},
  ...attributes
}: TextFieldProps) {
  const { required = limits.required ?? false } = attributes;
  const { error, errorId, hint, control } = useFieldError({ ...limits, required });
  const constraints = constraintsOf({ ...limits, required });
  const shared = { ...constraints, ...attributes, ...control, className: styles.control };
  return (
    <FieldLayout {...{ id: control.id, label, required, wide, hint, error, errorId }}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input type="text" {...shared} />}
    </FieldLayout>
  );
}

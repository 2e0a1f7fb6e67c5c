import type { InputHTMLAttributes } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { type TextLimits, useFieldError } from './useFieldError.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Makes it a text area of that many rows. */
  rows?: number;
  /** Takes the whole row of a form with two columns. */
  wide?: boolean;
  /** How long the text may be; a longer one is refused, and near the limit the field says so. */
  limits?: TextLimits;
};

/** A labelled text field. The browser's constraint checks give the message, which stands visibly below the field. */
export function TextField({ label, rows, wide = false, limits, ...attributes }: TextFieldProps) {
  const required = attributes.required ?? false;
  const { error, errorId, hint, control } = useFieldError(required, limits);
  const shared = { ...attributes, ...control, className: styles.control };
  return (
    <FieldLayout {...{ id: control.id, label, required, wide, hint, error, errorId }}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input type="text" {...shared} />}
    </FieldLayout>
  );
}

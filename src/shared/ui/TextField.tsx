import type { InputHTMLAttributes } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { type FieldLimits, keyboards, useFieldError } from './useFieldError.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Renders a textarea with that many rows. */
  rows?: number;
  wide?: boolean;
  /** Near the maximum length a hint shows the length. */
  limits?: FieldLimits;
};

/** Text field with a label and its validation error. */
export function TextField({ label, rows, wide = false, limits, ...attributes }: TextFieldProps) {
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
    <FieldLayout field={field} label={label} wide={wide} hint={field.hint}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input {...shared} type={type} />}
    </FieldLayout>
  );
}

import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './TextField.module.css';
import { useFieldProblem } from './useFieldProblem.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Makes it a text area of that many rows. */
  rows?: number;
  /** Takes the whole row of a form with two columns. */
  wide?: boolean;
};

/** A labelled text field. The browser's constraint checks give the message, which stands visibly below the field. */
export function TextField({ label, rows, wide = false, ...attributes }: TextFieldProps) {
  const required = attributes.required ?? false;
  const { problem, problemId, control } = useFieldProblem(required);
  const shared = { ...attributes, ...control, className: styles.control };
  return (
    <FieldFrame {...{ id: control.id, label, required, wide, problem, problemId }}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input type="text" {...shared} />}
    </FieldFrame>
  );
}

import { type InputHTMLAttributes, useState } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { type FieldLimits, useFieldError } from './useFieldError.ts';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  limits: FieldLimits;
};

/** Required password, which may consist of spaces, with a button that shows it. */
export function PasswordField({ label, limits, ...attributes }: PasswordFieldProps) {
  const { minLength = 1 } = limits;
  const [shown, setShown] = useState(false);
  const field = useFieldError({ ...limits, required: true, mayBeBlank: true });
  const hint = minLength > 1 && !field.error ? `At least ${minLength} characters` : undefined;
  return (
    <FieldLayout field={field} label={label} hint={hint}>
      <div className={styles.frame}>
        <input
          {...field.control}
          {...attributes}
          type={shown ? 'text' : 'password'}
          className={`${styles.control} ${styles.password}`}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldLayout>
  );
}

import { type InputHTMLAttributes, useState } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { constraintsOf, type FieldLimits, useFieldError } from './useFieldError.ts';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  limits?: FieldLimits;
};

export function PasswordField({ label, limits = {}, ...attributes }: PasswordFieldProps) {
  const { minLength = 1 } = limits;
  const [shown, setShown] = useState(false);
  const { error, errorId, control } = useFieldError({ ...limits, required: false });
  const hint = minLength > 1 && !error ? `At least ${minLength} characters` : undefined;
  return (
    <FieldLayout {...{ id: control.id, label, required: true, hint, error, errorId }}>
      <div className={styles.frame}>
        <input
          {...constraintsOf({ ...limits, required: true })}
          {...attributes}
          {...control}
          type={shown ? 'text' : 'password'}
          className={`${styles.control} ${styles.password}`}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-label={`Show ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldLayout>
  );
}

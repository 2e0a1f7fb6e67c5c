import { type InputHTMLAttributes, useState } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './TextField.module.css';
import { type TextLimits, useFieldError } from './useFieldError.ts';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  limits?: TextLimits;
};

export function PasswordField({ label, limits = {}, ...attributes }: PasswordFieldProps) {
  const { minLength = 1 } = limits;
  const [shown, setShown] = useState(false);
  const { error, errorId, control } = useFieldError(false, limits);
  const hint = minLength > 1 && !error ? `At least ${minLength} characters` : undefined;
  return (
    <FieldLayout {...{ id: control.id, label, required: true, hint, error, errorId }}>
      <div className={styles.frame}>
        <input
          {...attributes}
          {...control}
          required
          minLength={minLength}
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

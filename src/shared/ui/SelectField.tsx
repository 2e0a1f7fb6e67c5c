import type { SelectHTMLAttributes } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import { Icon } from './Icon.tsx';
import styles from './TextField.module.css';
import { useFieldError } from './useFieldError.ts';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  label: string;
  name: string;
};

export function SelectField({ label, onChange, ...attributes }: SelectFieldProps) {
  const required = attributes.required ?? false;
  const { error, errorId, control } = useFieldError({ required });
  const { onInput: check, ...rest } = control;
  return (
    <FieldLayout {...{ id: control.id, label, required, error, errorId }}>
      <div className={styles.frame}>
        <select
          {...attributes}
          {...rest}
          // Updates on `input`: a render between `input` and `change` would reset the selection.
          onChange={(event) => {
            onChange?.(event);
            check(event);
          }}
          className={`${styles.control} ${styles.select}`}
        />
        <Icon name="chevronDown" size={20} className={styles.chevron} />
      </div>
    </FieldLayout>
  );
}

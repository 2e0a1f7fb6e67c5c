import type { SelectHTMLAttributes } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import { Icon } from './Icon.tsx';
import styles from './TextField.module.css';
import { useFieldError } from './useFieldError.ts';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  label: string;
  name: string;
  wide?: boolean;
};

/** Select with a label and its validation error. */
export function SelectField({ label, wide, onChange, required, ...attributes }: SelectFieldProps) {
  const field = useFieldError({ required });
  const { onInput: check, ...control } = field.control;
  return (
    <FieldLayout field={field} label={label} wide={wide}>
      <div className={styles.frame}>
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
      </div>
    </FieldLayout>
  );
}

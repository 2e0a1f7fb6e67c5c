import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';
import fieldStyles from './TextField.module.css';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  label: string;
  name: string;
};

/** A labelled native select; its options are the children. */
export function SelectField({ label, ...control }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...control} id={id} className={`${fieldStyles.control} ${styles.select}`} />
        <Icon name="chevronDown" size={20} className={styles.sign} />
      </div>
    </div>
  );
}

import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import styles from './FileField.module.css';
import { Icon } from './Icon.tsx';
import fieldStyles from './TextField.module.css';
import { useFieldError } from './useFieldError.ts';

type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  name: string;
  hint?: string;
  /** Error text of a file, or null. A file with an error is not submitted. */
  check: (file: File) => Promise<string | null>;
};

/** File input with a label; validates the file when it is selected. */
export function FileField({ label, hint, check, ...attributes }: FileFieldProps) {
  const required = attributes.required ?? false;
  const { error, errorId, setError, control } = useFieldError();
  const [name, setName] = useState('');
  const hintId = `${control.id}-hint`;

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    setName(file?.name ?? '');
    const found = file ? await check(file) : null;
    currentTarget.setCustomValidity(found ?? '');
    setError(found ?? '');
  };

  return (
    <FieldLayout {...{ id: control.id, label, required, hint, hintId, error, errorId }} announced>
      <div className={`${fieldStyles.control} ${styles.box}`}>
        <Icon name="download" size={20} className={styles.icon} />
        <span className={styles.name}>{name || 'Choose a file'}</span>
        <input
          {...attributes}
          id={control.id}
          type="file"
          className={styles.input}
          aria-invalid={control['aria-invalid']}
          aria-describedby={
            [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
          }
          onInvalid={control.onInvalid}
          onChange={choose}
        />
      </div>
    </FieldLayout>
  );
}

import { type ChangeEvent, type InputHTMLAttributes, useEffect, useState } from 'react';
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

/** Browsers leave the page for a file that is dropped on it, unless on a file input. */
function refuseDrop(event: DragEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement && target.type === 'file')) event.preventDefault();
}

/** File input with a label; validates the file when it is selected. A file that misses it is ignored. */
export function FileField({ label, hint, check, ...attributes }: FileFieldProps) {
  const required = attributes.required ?? false;
  const { error, errorId, setError, control } = useFieldError();
  const [name, setName] = useState('');
  const hintId = `${control.id}-hint`;

  useEffect(() => {
    const types = ['dragover', 'drop'] as const;
    for (const type of types) window.addEventListener(type, refuseDrop);
    return () => {
      for (const type of types) window.removeEventListener(type, refuseDrop);
    };
  }, []);

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

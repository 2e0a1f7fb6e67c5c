import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef, useState } from 'react';
import styles from './Fields.module.css';
import { FieldLayout } from './Fields.tsx';
import { Icon } from './Icon.tsx';
import { useFieldError } from './useFieldError.ts';

export type FileFieldHandle = {
  /**
   * Reads the chosen file into memory, where it can no longer change. Null without a file; undefined for a file that
   * cannot be sent, and the field then says why.
   */
  readFile(): Promise<File | null | undefined>;
};

type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  name: string;
  hint?: string;
  /** Error text of a file, or null. */
  check: (file: File) => Promise<string | null>;
  ref: Ref<FileFieldHandle>;
};

/** Browsers refuse to read a file that has changed since it was chosen. */
const unreadable = 'This file was changed or moved after you chose it. Please choose it again.';

/** File input with a label; validates the file when it is selected and when it is read. */
export function FileField({ label, hint, check, ref, required, ...attributes }: FileFieldProps) {
  const field = useFieldError({ required });
  const { setError, control } = field;
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const readFile = async () => {
    const [file] = input.current?.files ?? [];
    setName(file?.name ?? '');
    let found: string | null = null;
    let copy: File | null = null;
    try {
      found = file ? await check(file) : null;
      if (file && !found)
        copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
    } catch {
      found = unreadable;
    }
    // Another file was chosen while this one was read, which may take long.
    if (!input.current || input.current.files?.[0] !== file) return undefined;
    if (found === unreadable) {
      // Otherwise choosing the same file again fires no change event.
      input.current.value = '';
      setName('');
    }
    input.current.setCustomValidity(input.current.value && (found ?? ''));
    setError(found ?? '');
    return found === null ? copy : undefined;
  };
  useImperativeHandle(ref, () => ({
    async readFile() {
      const read = await readFile();
      if (read === undefined) input.current?.focus();
      return read;
    },
  }));

  return (
    <FieldLayout field={field} label={label} hint={hint} announced>
      <div className={`one-line ${styles.control} ${styles.fileBox}`}>
        <Icon name="download" size={20} className={styles.fileIcon} />
        <span className="wrap">{name || 'Choose a file'}</span>
        <input
          {...attributes}
          ref={input}
          id={control.id}
          type="file"
          className={`fill ${styles.fileInput}`}
          required={required}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          onInvalid={control.onInvalid}
          onChange={() => readFile()}
        />
      </div>
    </FieldLayout>
  );
}

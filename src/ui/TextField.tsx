import {
  type FormEvent,
  type InputHTMLAttributes,
  type InvalidEvent,
  useId,
  useState,
} from 'react';
import styles from './TextField.module.css';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: string;
  name: string;
  /** Makes it a text area of that many rows. */
  rows?: number;
  /** Takes the whole row of a form with two columns. */
  wide?: boolean;
};

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A labelled text field. The browser's constraint checks give the message, which stands visibly below the field. */
export function TextField({ label, rows, wide = false, ...control }: TextFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const shared = {
    ...control,
    id,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      setProblem(event.currentTarget.validationMessage);
      focusFirstInvalid(event.currentTarget);
    },
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      const blank = control.required && currentTarget.value && !currentTarget.value.trim();
      currentTarget.setCustomValidity(blank ? 'Please fill out this field.' : '');
      setProblem('');
    },
  };
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input type="text" {...shared} />}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The browser's own bubble is suppressed, so its focus on the first bad field is done here. */
function focusFirstInvalid(control: Control): void {
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

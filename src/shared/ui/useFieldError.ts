import { type InvalidEvent, type SyntheticEvent, useCallback, useId, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Characters that the contract allows for a text. */
export type TextLimits = { minLength?: number; maxLength?: number };

/** The browser's own bubble is suppressed, so its focus on the first bad field is done here. */
function focusFirstInvalid(control: Control): void {
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

const count = new Intl.NumberFormat('en-US');

/** What the browser does not check by itself. Its own `maxlength` would cut a pasted text without a word. */
function errorOf({ value }: Control, required: boolean, limit: number): string {
  if (required && value && !value.trim()) return 'Please fill out this field.';
  if (value.length <= limit) return '';
  return `Please use at most ${count.format(limit)} characters; these are ${count.format(value.length)}.`;
}

/**
 * Constraint checks of the browser with our own visible message. Gives ids and handlers for the control, and the message to
 * show below it. A required text of blanks counts as missing. `hint` tells how much is left when a text nears its limit.
 */
export function useFieldError(required: boolean, { maxLength = Infinity }: TextLimits = {}) {
  const id = useId();
  const [error, setError] = useState('');
  const [length, setLength] = useState(0);

  const check = useCallback(
    (control: Control) => {
      control.setCustomValidity(errorOf(control, required, maxLength));
      setLength(control.value.length);
    },
    [required, maxLength],
  );

  /** A text may stand in the field before the script comes, and a reset empties it without an input event. */
  const watch = useCallback(
    (control: Control | null) => {
      if (!control) return;
      if (control.value) check(control);
      const { form } = control;
      const clear = () => {
        setError('');
        setLength(0);
      };
      form?.addEventListener('reset', clear);
      return () => form?.removeEventListener('reset', clear);
    },
    [check],
  );

  return {
    error,
    errorId: `${id}-error`,
    setError,
    hint:
      length > 0.8 * maxLength
        ? `${count.format(length)} of ${count.format(maxLength)} characters`
        : undefined,
    control: {
      id,
      ref: watch,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
      onInvalid: (event: InvalidEvent<Control>) => {
        event.preventDefault();
        setError(event.currentTarget.validationMessage);
        focusFirstInvalid(event.currentTarget);
      },
      onInput: ({ currentTarget }: SyntheticEvent<Control>) => {
        check(currentTarget);
        setError('');
      },
    },
  };
}

import { type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { emailFormat } from '#contract/generated/limits.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The contract's limits of a field. */
export type FieldLimits = {
  required?: boolean | undefined;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  /** Texts are sent without spaces around them, unless they may be blank, as passwords. */
  mayBeBlank?: boolean;
};

/** Lets the wheel scroll the page over a focused number, which browsers change unless it is read-only at that moment. */
function keepNumber({ currentTarget: field }: SyntheticEvent): void {
  field.toggleAttribute('readonly', true);
  setTimeout(() => field.toggleAttribute('readonly', false));
}

/** Keyboards of phones, which otherwise begin with a capital and correct what they take for words. */
export const keyboards: Partial<Record<string, object>> = {
  number: { inputMode: 'numeric', onWheel: keepNumber },
  email: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { dir: 'ltr', inputMode: 'tel' },
  search: { inputMode: 'search', autoCapitalize: 'none', enterKeyHint: 'search' },
};

/** Attributes of the constraints that browsers check, without `maxlength`, which would silently cut a pasted text. */
const constraintsOf = (limits: FieldLimits) => ({
  required: limits.required ?? false,
  minLength: limits.minLength,
  min: limits.minimum,
  max: limits.maximum,
  // The attribute must match the whole text, the contract's pattern any part of it.
  pattern: limits.pattern && `[\\s\\S]*?(?:${limits.pattern})[\\s\\S]*`,
  ...(limits.format === 'email' && { type: 'email' }),
});

/** Focuses the first invalid field, because preventing the browser's error bubble also prevents its focus. */
function focusFirstInvalid(control: Control): void {
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

/** Longest time between two presses that count as one. */
const repeatMs = 1000;

/** '1,200'. Without a formatter of its own, because the first of a page takes 8 ms to create. */
const grouped = (count: number) => count.toLocaleString('en-US');

/** The contract's limits count characters: an emoji is one. */
const countCharacters = (text: string): number => [...text].length;

/**
 * What is wrong with a text, beyond what browsers check: they count spaces around it, and take addresses for emails that
 * the contract refuses. Empty if nothing.
 */
export function textError(value: string, limits: FieldLimits): string {
  const { required, mayBeBlank, minLength = 0, maxLength = Infinity, format } = limits;
  const count = countCharacters(value);
  const length = mayBeBlank ? count : countCharacters(value.trim());
  if (value && !length && required) return 'Please fill out this field.';
  if (length && length < minLength) {
    return `Please use at least ${grouped(minLength)} characters; these are ${grouped(length)}.`;
  }
  if (count > maxLength) {
    return `Please use at most ${grouped(maxLength)} characters; these are ${grouped(count)}.`;
  }
  const isEmail = format !== 'email' || !length || emailFormat.test(value.trim());
  return isEmail ? '' : 'Please enter an email address such as name@example.com.';
}

export type FieldState = ReturnType<typeof useFieldError>;

/** Native constraint validation with our own error text. Returns props for the control, and the error. */
export function useFieldError(limits: FieldLimits) {
  const { required, mayBeBlank = false, minLength = 0, maxLength = Infinity } = limits;
  const id = useId();
  const [error, setError] = useState('');
  /** When the form was last reset. */
  const emptied = useRef(Number.NEGATIVE_INFINITY);

  const check = useCallback(
    (control: Control) => {
      const within = { required, mayBeBlank, minLength, maxLength, format: control.type };
      control.setCustomValidity(textError(control.value, within));
    },
    [required, mayBeBlank, minLength, maxLength],
  );

  /** Ref that checks the value at hydration, after a reset and with other limits, which fire no input event. */
  const watch = useCallback(
    (control: Control | null) => {
      if (!control) return;
      if (control.value) check(control);
      if (control.validity.valid) setError('');
      const { form } = control;
      const clear = ({ timeStamp }: Event) => {
        emptied.current = timeStamp;
        setError('');
      };
      form?.addEventListener('reset', clear);
      return () => form?.removeEventListener('reset', clear);
    },
    [check],
  );

  return {
    error,
    setError,
    control: {
      ...constraintsOf(limits),
      id,
      dir: 'auto',
      ref: watch,
      'aria-invalid': error ? (true as const) : undefined,
      // Ids of what is not shown are ignored.
      'aria-describedby': `${id}-hint ${id}-error`,
      onInvalid: (event: SyntheticEvent<Control>) => {
        event.preventDefault();
        // The first of two presses has sent and reset the form; the second is ignored.
        if (event.timeStamp - emptied.current < repeatMs) return;
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

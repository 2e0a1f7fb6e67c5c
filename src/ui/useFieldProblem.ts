import { type FormEvent, type InvalidEvent, useId, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The browser's own bubble is suppressed, so its focus on the first bad field is done here. */
function focusFirstInvalid(control: Control): void {
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

/**
 * Constraint checks of the browser with our own visible message. Gives ids and handlers for the control, and
 * the message to show below it. A required text of blanks counts as missing.
 */
export function useFieldProblem(required: boolean) {
  const id = useId();
  const [problem, setProblem] = useState('');
  return {
    problem,
    problemId: `${id}-problem`,
    setProblem,
    control: {
      id,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': problem ? `${id}-problem` : undefined,
      onInvalid: (event: InvalidEvent<Control>) => {
        event.preventDefault();
        setProblem(event.currentTarget.validationMessage);
        focusFirstInvalid(event.currentTarget);
      },
      onInput: ({ currentTarget }: FormEvent<Control>) => {
        const blank = required && currentTarget.value && !currentTarget.value.trim();
        currentTarget.setCustomValidity(blank ? 'Please fill out this field.' : '');
        setProblem('');
      },
    },
  };
}

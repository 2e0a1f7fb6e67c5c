import { useEffect, useRef, useState } from 'react';

/**
 * State of a part that a button opens. It closes on Esc, which gives the focus back to the button if it was inside, and
 * when the focus leaves. `whole` goes on the element around button and part.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = whole.current;
    if (!open || !element) return;
    // Wherever the focus is: what only the pointer opened must close without moving it (WCAG 1.4.13).
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (element.contains(document.activeElement)) button.current?.focus();
    };
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    element.addEventListener('focusout', closeOnLeave);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('focusout', closeOnLeave);
    };
  }, [open]);

  return { open, setOpen, whole, button };
}

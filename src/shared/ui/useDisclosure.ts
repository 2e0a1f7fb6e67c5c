import { useEffect, useRef, useState } from 'react';

/**
 * State of a popup that a button opens. Closes on Esc (restoring the focus), when the focus leaves, and on a press
 * elsewhere. `container` is the ref of the element around button and popup.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!open || !element) return;
    // Listens on the document: a popup opened by hovering must close on Esc (WCAG 1.4.13).
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (element.contains(document.activeElement)) button.current?.focus();
    };
    // The focus goes nowhere with a press on a text, or in Safari on a button, and with another window.
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) setOpen(false);
    };
    const closeOnPress = ({ target }: PointerEvent) => {
      if (!element.contains(target as Node | null)) setOpen(false);
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeOnPress, { signal });
    element.addEventListener('focusout', closeOnLeave, { signal });
    return () => end.abort();
  }, [open]);

  return { open, setOpen, container, button };
}

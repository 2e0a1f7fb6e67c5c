import { useLayoutEffect, useRef } from 'react';

/**
 * While `busy` disables the fields of a form, the browser takes the focus from them. Gives a function to call before
 * that: what has the focus then has it again afterwards, unless the visitor has gone elsewhere.
 */
export function useKeptFocus(busy: boolean): () => void {
  const kept = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    const lost = document.activeElement === document.body;
    if (lost && kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  }, [busy]);
  return () => {
    kept.current = document.activeElement;
  };
}

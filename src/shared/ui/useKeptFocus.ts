import { useLayoutEffect, useRef } from 'react';

/**
 * Disabling a focused field drops the focus. Call the returned function before `busy`; the focus is restored afterwards
 * unless it was moved.
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

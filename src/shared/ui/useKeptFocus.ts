import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus that a field loses when it is disabled. Call the returned function before `busy` becomes true;
 * after `busy` the focus is restored unless the visitor has moved it.
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

import { useCallback, useRef, useState } from 'react';

/**
 * Runs one task at a time: `run` does nothing while an earlier task runs. `busy` says so to the screen; it comes with
 * the next rendering, which is after the second click of a double click.
 */
export function useOneAtATime(): { busy: boolean; run: (task: () => Promise<void>) => void } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}

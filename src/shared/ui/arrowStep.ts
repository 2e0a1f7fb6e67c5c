import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** 1 for the right arrow key, -1 for the left one. Key combinations stay with the browser: Alt+Left goes back. */
export function arrowStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  return altKey || ctrlKey || metaKey ? undefined : steps[key];
}

/** What visitors do on prerendered HTML before the page's script has taken it over: `src/loader.ts` keeps it, this plays it back. */

import type { Due, Field } from './replay.ts';
import { takeOver } from './takeOver.ts';

/** Marks a part of a page that is taken over later than the rest. */
export const lateMark = 'data-late';

/** What the loader has seen so far. */
export type EarlyInput = {
  /** Clicks, arrow keys and submits of what is not taken over yet, in order. */
  events: Event[];
  /** Where the mouse is. */
  hovered: PointerEvent | undefined;
  /** Only what happens within elements of this selector is kept from now on. */
  scope: string;
  /** Ends it for good. */
  end: () => void;
};

declare global {
  interface Window {
    /** Only on prerendered pages, until all of it is taken over. */
    earlyInput?: EarlyInput | undefined;
  }
}

function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

/** What answers to the mouse before any click. */
const hoverable = 'button, [aria-roledescription="carousel"]';

/** What is due in `part`, except in parts of it that come later. */
function findDue(early: EarlyInput, part: Element): Due {
  const isDue = (node: EventTarget | null | undefined): node is Element =>
    node instanceof Element && part.contains(node) && !node.closest(`[${lateMark}]`);
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const { events, hovered } = early;
  const { activeElement } = document;
  return {
    events: events.filter(({ target }) => isDue(target)),
    fields: fields.filter((field) => isDue(field) && wasChanged(field)),
    hovered: isDue(hovered?.target) && hovered.target.closest(hoverable) ? hovered : undefined,
    focused: isDue(activeElement) ? activeElement : undefined,
  };
}

const isNothing = ({ events, fields, hovered, focused }: Due) =>
  events.length + fields.length === 0 && !hovered && !focused;

/**
 * Prepares to play back what happened within `part`. Gives the function that does, to be called as soon as the script
 * takes the part over: from then on what is done there goes its usual way. A text that React itself sets has to be
 * played back before React first renders it, so in a part that comes late there must be none.
 */
export async function prepareReplay(part: Element): Promise<() => void> {
  const early = window.earlyInput;
  if (!early) return () => {};
  const code = isNothing(findDue(early, part)) ? null : await import('./replay.ts');
  return () => {
    const due = findDue(early, part);
    early.events = early.events.filter((event) => !due.events.includes(event));
    early.scope = `[${lateMark}]`;
    if (!document.querySelector(early.scope)) early.end();
    code?.replay(due);
  };
}

/**
 * A submit is no event at which React takes a part over. Until the page is idle this sees to it, so that no form is
 * submitted by the browser, which would reload the page. Gives a function that ends it.
 */
export function guardSubmits(): () => void {
  const guard = ({ target }: Event) => target && takeOver(target);
  document.addEventListener('submit', guard, true);
  return () => document.removeEventListener('submit', guard, true);
}

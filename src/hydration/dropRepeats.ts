/** Elements for which repeated presses are meaningful: fields, players, and steps such as Next (`data-repeatable`). */
const repeatable = 'input, select, textarea, label, video, [data-repeatable]';

/** Target of the first of several presses. */
let pressed: EventTarget | null = null;

/** Drops a key that an input method takes. Safari marks the one that ends a composition only by its code. */
function dropComposed(event: KeyboardEvent): void {
  if (!event.isComposing && event.keyCode !== 229) return;
  event.stopImmediatePropagation();
  // Browsers too close dialogs and empty search boxes.
  if (event.key === 'Escape') event.preventDefault();
}

function drop(event: Event): void {
  if (event instanceof KeyboardEvent && !(event.repeat && event.key === 'Enter')) return;
  const { target } = event;
  if (event instanceof MouseEvent && event.detail < 2) {
    if (event.type === 'mousedown') pressed = target;
    return;
  }
  if (!(target instanceof Element)) return;
  // Enter held in a field would submit its form repeatedly.
  const allowed = event instanceof KeyboardEvent ? 'textarea, [data-repeatable]' : repeatable;
  if (target.closest(allowed)) return;
  event.stopImmediatePropagation();
  // A second mousedown selects text, which is allowed on the same target; on a new target it would only move the focus.
  if (event.type !== 'mousedown' || target !== pressed) event.preventDefault();
}

/**
 * Makes a double click, a double tap and a held Enter key count as a single press: drops the presses after the first,
 * even if another element is under the pointer by then. Drops keys of an input method, which are no commands. Call it
 * before other code adds listeners.
 */
export function dropRepeats(): void {
  addEventListener('keydown', dropComposed, true);
  for (const type of ['mousedown', 'click', 'keydown']) addEventListener(type, drop, true);
}

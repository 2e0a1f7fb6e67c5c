/** Fields and players have meanings of their own for repeated presses; `data-repeatable` marks steps such as Next. */
const repeatable = 'input, select, textarea, label, video, [data-repeatable]';

/** What the first press of several was on. */
let pressed: EventTarget | null = null;

function drop(event: Event): void {
  if (event instanceof KeyboardEvent && !(event.repeat && event.key === 'Enter')) return;
  const { target } = event;
  if (event instanceof MouseEvent && event.detail < 2) {
    if (event.type === 'mousedown') pressed = target;
    return;
  }
  if (!(target instanceof Element)) return;
  // Held in a field, Enter would submit its form again and again.
  const allowed = event instanceof KeyboardEvent ? 'textarea, [data-repeatable]' : repeatable;
  if (target.closest(allowed)) return;
  event.stopImmediatePropagation();
  // A mousedown selects text; on what came in place of the first target it would only take the focus away.
  if (event.type !== 'mousedown' || target !== pressed) event.preventDefault();
}

/**
 * Makes a double click, a double tap and a held Enter key do what a single press does: what follows the first one is
 * dropped, whatever lies under the pointer by then. Call it before anything else listens.
 */
export function dropRepeats(): void {
  for (const type of ['mousedown', 'click', 'keydown']) addEventListener(type, drop, true);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field as the visitor left it. */
type Filled = { field: Field; value: string; caret: [number, number] | null };

/**
 * React hydrates the part of the page that an event happens in at once, but not for submits. This event is of no other
 * consequence.
 */
const hydrate = (target: EventTarget) =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));

function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

function read(field: Field): Filled {
  const { value } = field;
  if (field instanceof HTMLSelectElement) return { field, value, caret: null };
  const { selectionStart: start, selectionEnd: end } = field;
  // Fields for email addresses do not tell where their caret is.
  return { field, value, caret: start === null || end === null ? null : [start, end] };
}

/** Makes React see a change from what the HTML says to what the visitor typed or chose. */
function refill({ field, value, caret }: Filled): void {
  hydrate(field);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // Past the setter by which React takes a value for one that it has seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeat(event: Event): void {
  const { type, target } = event;
  if (target instanceof HTMLFormElement) {
    target.requestSubmit((event as SubmitEvent).submitter);
  } else {
    target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}

/**
 * Repeats what the visitor did in `root` before it was hydrated. To be called right after `hydrateRoot`. What was typed
 * comes first, so that a form is sent with it.
 */
export function replay(root: HTMLElement): void {
  const events = [...(window.keptEvents?.values() ?? [])];
  window.keptEvents = undefined;
  document.addEventListener('submit', ({ target }) => target && hydrate(target), true);
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  // All are read first: a part that is hydrated may reset a field of another one.
  for (const filled of fields.filter(wasChanged).map(read)) refill(filled);
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of events) repeat(event);
}

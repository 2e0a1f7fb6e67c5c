type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FieldState = { field: Field; value: string; caret: [number, number] | null };

/** React hydrates a boundary synchronously on discrete events, but not on submit. No code listens to `dragend`. */
const hydrate = (target: EventTarget) =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));

function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

function read(field: Field): FieldState {
  const { value } = field;
  if (field instanceof HTMLSelectElement) return { field, value, caret: null };
  const { selectionStart: start, selectionEnd: end } = field;
  // Email inputs have no selection API.
  return { field, value, caret: start === null || end === null ? null : [start, end] };
}

/** Sets the value and fires `input` and `change`, so that React notices the difference to the HTML. */
function restore({ field, value, caret }: FieldState): void {
  hydrate(field);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // React's own setter would mark the value as known.
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

/** Replays input, then events, that happened in `root` before hydration. Call it right after `hydrateRoot`. */
export function replay(root: HTMLElement): void {
  const events = [...(window.recordedEvents?.values() ?? [])];
  window.recordedEvents = undefined;
  document.addEventListener('submit', ({ target }) => target && hydrate(target), true);
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  // Read all first: hydrating one part can reset fields of another.
  for (const state of fields.filter(wasChanged).map(read)) restore(state);
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of events) repeat(event);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React hydrates a boundary synchronously on discrete events, but not on submit. No code listens to `dragend`. */
const hydrate = (target: EventTarget) =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));

function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

/** Gives a function that sets the value again and fires events, so that React notices the difference to the HTML. */
function saveInput(field: Field): () => void {
  const { value } = field;
  const text = field instanceof HTMLSelectElement ? null : field;
  const caret = text && ([text.selectionStart, text.selectionEnd] as const);
  return () => {
    hydrate(field);
    if (text) text.value = text.defaultValue;
    // React's own setter would mark the value as known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Email inputs have no selection API.
    if (caret && caret[0] !== null) text?.setSelectionRange(...caret);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
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
  for (const restore of fields.filter(wasChanged).map(saveInput)) restore();
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of events) repeat(event);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates the boundary of a target: React does so synchronously on discrete events, but not on submit. No code listens
 * to `dragend`.
 */
const hydrate = (target: EventTarget) =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));

function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

/** Returns a function that sets the value again and fires events, so that React notices the difference to the HTML. */
function saveInput(field: Field): (target?: Field) => void {
  const { value } = field;
  const text = field instanceof HTMLSelectElement ? null : field;
  const caret = text && ([text.selectionStart, text.selectionEnd] as const);
  return (target = field) => {
    hydrate(target);
    const box = target instanceof HTMLSelectElement ? null : target;
    if (box) box.value = box.defaultValue;
    // React's own setter would mark the value as known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(
      target,
      value,
    );
    // Email inputs have no selection API.
    if (caret && caret[0] !== null) box?.setSelectionRange(...caret);
    for (const type of ['input', 'change']) {
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}

/** Returns a function that finds the successor of `element`: the same tag, name or URL, and index among those. */
function savePlace(root: HTMLElement, element: Element): () => Element | undefined {
  const key = ['name', 'href'].find((attribute) => element.hasAttribute(attribute));
  const value = key && CSS.escape(element.getAttribute(key) ?? '');
  const alike = () => [
    ...root.querySelectorAll(element.localName + (key ? `[${key}="${value}"]` : '')),
  ];
  const index = alike().indexOf(element);
  return () => alike()[index];
}

function repeat(event: Event, target = event.target): void {
  const { type } = event;
  if (target instanceof HTMLFormElement) {
    target.requestSubmit((event as SubmitEvent).submitter);
  } else {
    target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}

/**
 * Replays input, then events, that happened in `root` before hydration. Call it right after `hydrateRoot`.
 *
 * Other people's scripts change pages too: a password manager inserts elements, a translator wraps texts. React then
 * discards the prerendered HTML and renders anew. Call the returned function after that: it restores input, choices,
 * open details, focus and presses of the old elements on the new ones.
 */
export function replay(root: HTMLElement): () => void {
  const events = [...(window.recordedEvents?.values() ?? [])];
  window.recordedEvents = undefined;
  document.addEventListener('submit', ({ target }) => target && hydrate(target), true);
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const places = new Map<Element | null, () => Element | undefined>();
  const watch = (element: EventTarget | null) => {
    if (element instanceof Element) places.set(element, savePlace(root, element));
  };
  for (const field of fields) watch(field);
  for (const details of root.querySelectorAll('details')) watch(details);
  for (const { target } of events) watch(target);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
    watch(focused);
  };
  watch(focused);
  root.addEventListener('focusin', follow);

  // Read all first: hydrating one part can reset fields of another.
  for (const restore of fields.filter(wasChanged).map(saveInput)) restore();
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of events) repeat(event);

  const restore = () => {
    /** The removed elements, each with its successor. */
    const replaced = [...places].flatMap(([element, find]) => {
      const heir = element?.isConnected ? undefined : find();
      return element && heir ? [[element, heir] as const] : [];
    });
    const heirs = new Map<EventTarget | null, Element>(replaced);
    // From now on the visitor's actions on the new elements count.
    for (const [element] of replaced) places.delete(element);
    for (const [element, heir] of replaced) {
      if (element instanceof HTMLDetailsElement) heir.toggleAttribute('open', element.open);
    }
    const heir = heirs.get(focused);
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    for (const field of fields.filter(wasChanged)) {
      if (heirs.has(field)) saveInput(field)(heirs.get(field) as Field);
    }
    for (const event of events) {
      if (heirs.has(event.target)) repeat(event, heirs.get(event.target));
    }
  };
  // Replaying may have rendered the page already.
  restore();
  return restore;
}

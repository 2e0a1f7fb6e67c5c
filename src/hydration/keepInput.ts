type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Makes React hydrate the part around an element at once, as for all discrete events. No code listens to this one. */
const hydrate = (element: Element) =>
  element.dispatchEvent(new Event('dragend', { bubbles: true }));

/** Whether an element is a field with a value that the page did not give it. */
function isChanged(element: Element): element is Field {
  if (!element.matches('input, textarea, select')) return false;
  const { value, defaultValue } = element as HTMLInputElement;
  return element instanceof HTMLSelectElement
    ? [...element.options].some((option) => option.selected !== option.defaultSelected)
    : value !== defaultValue;
}

/** Reads a field. The returned function fills a field as a visitor would, so that React notices. */
function copy(field: Field): (target: Field) => void {
  const { value, selectionStart: start = null, selectionEnd: end } = field as HTMLInputElement;
  return (target) => {
    // React reports no change to a value that it knows, and its own setter makes a value known.
    if (!(target instanceof HTMLSelectElement)) target.value = target.defaultValue;
    Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
    if (start !== null) (target as HTMLInputElement).setSelectionRange(start, end);
    for (const type of ['input', 'change']) {
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}

/** Returns a function that finds an element or, when it was rendered anew, the one in its place. */
function placeOf(root: HTMLElement, element: Element): () => Element | undefined {
  const part = element.closest('main, footer')?.localName ?? '';
  const names = ['name', 'type', 'href'].filter((name) => element.hasAttribute(name));
  const selector = [
    `${part} ${element.localName}`,
    ...names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`),
  ].join('');
  const alike = () => [...root.querySelectorAll(selector)];
  const index = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[index]);
}

/**
 * Takes a page over from its visitor: call it right after `hydrateRoot`. Fields, the focus, open details and presses of
 * before reach React, which discards and renders anew what others have changed (a translator wraps texts, a password
 * manager adds elements). Until the returned function is called, each new element therefore takes over from the one
 * that was in its place: what was typed or chosen, the selection, and the focus.
 */
export function keepInput(root: HTMLElement): () => void {
  const presses = [...(window.recordedPresses ?? [])].map((control) => placeOf(root, control));
  window.recordedPresses = undefined;
  document.addEventListener('submit', ({ target }) => hydrate(target as Element), true);
  const places = new Map<Element, () => Element | undefined>();
  const watch = (element: Element) => places.set(element, placeOf(root, element));
  let focused = document.activeElement ?? root;
  for (const element of [focused, ...root.querySelectorAll('input, textarea, select, details')]) {
    watch(element);
  }
  const follow = ({ target }: Event) => {
    focused = target as Element;
    watch(focused);
  };
  root.addEventListener('focusin', follow);

  const restore = () => {
    for (const [element, find] of places) {
      const heir = find();
      if (!heir || heir === element) continue;
      places.delete(element);
      watch(heir);
      if (element instanceof HTMLDetailsElement) heir.toggleAttribute('open', element.open);
      if (isChanged(element)) copy(element)(heir as Field);
      if (element === focused) (heir as HTMLElement).focus({ preventScroll: true });
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });

  // Read all first: hydrating one part can reset fields of another.
  const typed = [...places.keys()].filter(isChanged);
  const inputs = typed.map((field) => [field, copy(field)] as const);
  for (const [field, fill] of inputs) {
    hydrate(field);
    fill(field);
  }
  hydrate(focused);
  restore();
  focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const find of presses) {
    hydrate(find() ?? root);
    const control = find();
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else if (control instanceof HTMLElement) control.click();
  }
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
  };
}

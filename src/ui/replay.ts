/** Plays back what a visitor did before, in parts of the page that React takes over now. */
import { takeOver } from './takeOver.ts';

/** A control that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is to be played back in a part of the page. */
export type Due = {
  events: Event[];
  /** Those that are not as the HTML has them. */
  fields: Field[];
  hovered: PointerEvent | undefined;
  focused: Element | undefined;
};

/** A field as the visitor left it. */
type Filled = { field: Field; value: string; caret: [number, number] | null };

function read(field: Field): Filled {
  const { value } = field;
  if (field instanceof HTMLSelectElement) return { field, value, caret: null };
  const { selectionStart: start, selectionEnd: end } = field;
  // Some fields, such as those for addresses of mail, do not tell where their caret is.
  return { field, value, caret: start === null || end === null ? null : [start, end] };
}

/** Sets a field's value past React, which otherwise takes it for its own doing and not for the visitor's. */
function setNatively(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/** Lets React see a field first as the HTML has it, and then as the visitor left it. */
function refill({ field, value, caret }: Filled): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  takeOver(field);
  setNatively(field, value);
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    if (caret && field === document.activeElement) field.setSelectionRange(...caret);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function repeat(event: Event): void {
  const { type, target } = event;
  if (type === 'submit' && target instanceof HTMLFormElement) {
    takeOver(target);
    target.requestSubmit((event as SubmitEvent).submitter);
  } else {
    const Kind = event.constructor as typeof Event;
    target?.dispatchEvent(new Kind(type, event));
  }
}

/** What was typed comes first, so that a form is sent with it; then where mouse and focus are; then the rest in order. */
export function replay({ events, fields, hovered, focused }: Due): void {
  // Taking over one field may change the next one.
  for (const filled of fields.map(read)) refill(filled);
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (hovered?.pointerType === 'mouse') {
    const { pointerType } = hovered;
    hovered.target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  }
  for (const event of events) repeat(event);
}
